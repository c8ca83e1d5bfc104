function z = cells_dealt(x, p)
  c = {x, p, 2 * x};
  [a, b] = c{:};
  [b, d] = deal(b * 2, a);
  [u, v] = c{2:3};
  [e, g] = deal(x .^ 2);
  z = sum(a .* d) * b + u * sum(v) + sum(e .* g);
  s = struct('a', {x, 3 * x});
  [q, r] = s.a;
  [w{1:2}] = two(q, r);
  z = z + w{1} * w{2};
  [y, h] = wrapped(x, p);
  z = z + y * h + wrapped(r, z);
  k = 2;
  [m, n{1:k}] = three(x);
  z = z + sum(m .* n{2}) + numel(n);
end
function varargout = wrapped(varargin)
  [varargout{1:nargout}] = two(varargin{:});
end
function [a, b] = two(x, y)
  a = sum(x .* y);
  b = sum(x) + sum(y .^ 2);
end
function [a, b, c] = three(x)
  a = x; b = 2 * x; c = x .^ 3;
end
%@ at [1.5; 2; -1], 0.7
%@ at 2, 3
%@ at zeros(0, 1), 2
%@ analytic
