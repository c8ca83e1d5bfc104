function z = argument_lists(x, y)
  c = {x, y};
  z = g(c{:}) + sum(max(c{:})) + h(2, c{:}) + h(c{:});
  [p, q] = two(c{:}, 3);
  z = z + p * q;
end
function b = g(a, n)
  if nargin < 2
    n = 1;
  end
  b = sum(a .* n);
end
function b = h(varargin)
  b = 0;
  for k = 1:nargin
    b = b + sum(varargin{k} .^ k);
  end
end
function [a, b] = two(x, y, k)
  a = sum(x) * k; b = sum(x .* y);
end
%@ at [1.1; 2; 3], [2; 1; 0.5]
%@ at 2, 3
