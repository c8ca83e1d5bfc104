function [r, s] = complex_roots(a, b, c)
  d = sqrt(b ^ 2 - 4 * a * c);
  r = [(-b + d) / (2 * a); (-b - d) / (2 * a)];
  s = real(r(1)) * imag(r(2)) + abs(r(1) - r(2));
end
%@ at 1, 2, 5
%@ at 1, 2, 0.5
