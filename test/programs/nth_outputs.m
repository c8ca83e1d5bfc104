function z = nth_outputs(x, p)
  % One output of a function that gives several, without the others.
  z = nthargout(1, @max, x) * p + x(nthargout(2, @max, x));
  z = z + nthargout(2, @parts, x, p) * nthargout(1, 3, @parts, x, p);
  v = nthargout(1, 2, @sort, x, 'descend');
  z = z + v(2) * nthargout(3, @(t) parts(t * p, t(1)), x);
  g = @parts;
  z = z * nthargout(2, g, x, z) * nthargout(2, @size, x);
end

function [a, b, c] = parts(x, p)
  a = x(1) * p;
  b = sum(x.^2);
  c = p / x(2);
end
%@ at [0.4 -0.7 0.2], 1.3
