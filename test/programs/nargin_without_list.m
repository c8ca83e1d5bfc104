function z = nargin_without_list(x, p, varargin)
  % No extra argument is given, and the second neither.
  if nargin < 2
    p = numel(varargin) + 2;
  end
  for k = 1:numel(varargin)
    x = x * varargin{k};
  end
  z = sum(x.^p) + total(x, varargin{:});
end

function s = total(x, varargin)
  s = x(1) * (1 + numel(varargin));
end
%@ at [0.5 1.5]
%@ at 3
%@ nargin 1
%@ analytic
