function z = extra_outputs_counted(x, p)
  [a, b, c] = moments(x, 3);
  d = moments(x .* p, 2);
  [e, f] = moments(x + p, 2);
  s = state(x);
  z = a * b + c * d + e * f + s;
  [u, v] = both(x, p, 2);
  z = z + u * v;
end
function varargout = moments(x, n)
  for k = 1:max(nargout, 1)
    varargout{k} = sum(x .^ k) / n;
  end
end
function varargout = state(x)
  r = {sum(x .^ 2), 3};
  varargout(1:nargout) = r(1:nargout);
end
function [y, varargout] = both(varargin)
  y = sum(varargin{1}) * varargin{2};
  if nargout > 1
    varargout{1} = y * nargin + varargin{end} * varargin{2};
  end
end
%@ at [1.5; 2; -1], 0.7
%@ at 2, 3
%@ at zeros(0, 1), 0.7
%@ analytic
