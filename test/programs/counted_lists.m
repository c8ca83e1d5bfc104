function z = counted_lists(x, p)
  % Wrappers and lists of cells ask functions that count their results for as many as there are places.
  [a, b] = wrapped(x, p);
  z = a * b + wrapped(p, x) + sum(wrapped(x));
  c = cell(1, 3);
  [c{:}] = powers(x);
  [d, e{1:2}] = powers(2 * x);
  z = z + c{3} * d + e{2} / c{2};
  n = 2;
  [s.parts{1:n}] = objective(x, p);
  [q{1}, q{2}] = objective(p, p);
  z = z + s.parts{1} * sum(s.parts{2}) + q{2};
  h = @powers;
  [r{1:n}] = h(x + 1);
  z = z + r{1} * r{2} + h(x) + sum(given(@objective, x, p)) + first_two(@powers, x);
  [u{1:n - 1}] = uneven(x, p);
  [v, w{1:n}] = uneven(x, p);
  [t{1:n + 1}] = uneven(p, p);
  z = z + u{1} * v * w{2} + w{1} + t{3};
end
function varargout = wrapped(varargin)
  [varargout{1:max(nargout, 1)}] = objective(varargin{:});
end
function varargout = given(f, varargin)
  varargout = cell(1, nargout);
  [varargout{:}] = f(varargin{:});
end
function z = first_two(f, varargin)
  [y, rest{1:1}] = f(varargin{:});
  z = y * rest{1};
end
function [f, g] = objective(x, p)
  if nargin < 2
    p = 2;
  end
  f = sum(x .^ 2) * sum(p) / nargin;
  if nargout > 1
    g = sum(2 * x) * sum(p) * f;
  end
end
function varargout = powers(x)
  for k = 1:max(nargout, 1)
    varargout{k} = sum(x .^ k) / nargout;
  end
end
function [f, g, varargout] = uneven(x, p)
  f = sum(x) * nargout;
  if nargout > 1
    g = f * sum(p);
  end
  if nargout > 2
    varargout = {g * sum(x .^ 2)};
  end
end
%@ at [1.5; 2; -1], 0.7
%@ at 2, 3
%@ analytic
