function z = extra_arguments(x, y)
  z = total(x) + total(x, y) + total(x, y, 3, x .* y) + total(1);
end
function s = total(a, varargin)
  s = sum(a) * nargin;
  for k = 1:numel(varargin)
    s = s + k * sum(varargin{k} .^ 2);
  end
  if length(varargin) > 2
    s = s + inner(varargin{:});
  end
end
function s = inner(a, b, varargin)
  s = a(1) * b;
  if nargin > 2
    v = horzcat(varargin{:});
    s = s + sum(v);
  end
end
%@ at [1.1; 2; 3], [2; 1; 0.5]
%@ at 2, 3
%@ analytic
