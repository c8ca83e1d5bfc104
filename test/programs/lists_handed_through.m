function varargout = lists_handed_through(varargin)
  % Any number of arguments and results go through several functions.
  [varargout{1:nargout}] = level1(nargin, varargin{:});
end
function varargout = level1(n, varargin)
  [a, b] = level2(varargin{2:end}, 'k');
  c = cell(1, nargout);
  [c{:}] = level3(varargin{1}, a, b{:});
  varargout = c;
  varargout{1} = varargout{1} * n;
end
function [a, b] = level2(v, s, c, t)
  a = sum(v) * s.a;
  b = {c{2} * a, c{1}, numel(t)};
end
function varargout = level3(x, varargin)
  for k = 1:nargout
    varargout{k} = x * k;
    for j = 1:numel(varargin)
      varargout{k} = varargout{k} * varargin{j} + j;
    end
    if k < nargout && nargin > 2
      [~, varargout{k}] = two(varargout{k}, varargin{end - k + 1});
    end
  end
end
function [p, q] = two(a, b)
  p = a;
  if nargout > 1, q = a * 0.3 + b; end
end
%@ at 0.4, [1 2 3], struct('a', 2), {3, 4}
%@ extra 3
%@ analytic
