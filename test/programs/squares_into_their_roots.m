function [z, x] = squares_into_their_roots(a, x)
  % The square of a root goes into the variable that the root was taken of.
  x(2) = a * 3;
  x(2) = abs(x(2))^2;
  x(1) = norm(x)^2;
  y = x;
  n = norm(y);
  y = n^2;
  w = a * [1 2];
  w = sum(sqrt(w + 3)) .^ 2;
  v = [a; 2 * a];
  v = abs(v) .* abs(v);
  s = a + 4;
  r = sqrt(s);
  s = r * r;
  s = s / 8;
  for k = 1:2
    s = sqrt(s)^2 + k;
    h = hypot(s, a);
    s = h^2;
  end
  u = a;
  u = abs(u)^2;
  x = x(1) + y;
  x = power(abs(x), 2);
  z = y * 1e-3 + sum(w) + sum(v) * s + u;
end
%@ at 0.4, [0.3 0.4]
%@ at -0.3, [0.3; -0.4]
