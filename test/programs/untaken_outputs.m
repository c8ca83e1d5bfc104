function [b, z] = untaken_outputs(b, c)
  % Calls of functions that have more results than are taken, in expressions and in indexed targets.
  z = 2 * g(c) + g(g(c));
  b(2) = g(b);
  [s, n] = sort(b);
  z = z + s(1) * b(n(end)) + idle(c);
  s = s .* s(n);
  z = z + sum(s);
end

function [r, y] = g(a)
  r = a(1)^2;
  y = 2 * r;
end

function b = idle(a)
  b = a;
end
%@ at [-1.3, -1.9], 0.7
%@ at [2; 1; 3], 1.2
