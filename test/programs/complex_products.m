function [p, q, r] = complex_products(x, y)
  p = dot(x, y);
  q = x' * y;
  r = norm(x - y) * norm(x .* y) + norm(x, 1) + norm(y, Inf);
end
%@ at [1+1i; 2; 3-1i], [0.5i; 2-1i; 1]
%@ at [1; 2; 3], [0.5i; 2-1i; 1]
