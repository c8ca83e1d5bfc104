function y = evaluated_options(x, varargin)
  % eval gives variables the values of options, by their names.
  tol = 1;
  scale = 2;
  n = numel(x);
  for k = 1:2:numel(varargin)
    eval([varargin{k} ' = varargin{k+1};']);
  end
  if ~exist('shift', 'var'), shift = 3; end
  y = tol * sum(x.^2) * scale + shift * n + inner(x, 'power', 2, "weight", x(1));
end

function y = inner(x, varargin)
  weight = 1;
  for i = 1:2:numel(varargin)
    name = varargin{i};
    value = varargin{i+1};
    eval([name '=value;'])
  end
  if ~exist('power', 'var'), power = 1; end
  y = sum(x .^ power) * weight;
end
%@ at [0.5 0.7], 'tol', 2, 'shift', 4
%@ at [0.5 0.7]
%@ at 0.3, 'scale', 2
%@ independents x
%@ analytic
