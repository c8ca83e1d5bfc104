function [y, w] = roots_of_squares(x, p, k)
  % Distances that are zero have a kink there: the derivative is that on all sides, zero. Other roots have none.
  n = size(x, 2);
  d = zeros(n, n);
  for i = 1:n
    v = (x(:, i) - x) ./ p;
    d(i, :) = sqrt(sum(v.^2, 1));
    for j = 1:n
      d(i, j) = d(i, j) + distance(x(:, i), x(:, j)) / 2;
    end
  end
  y = sum(sum((1 + d) .* exp(-d)));
  u = x(:, 1) - x(:, k);
  r2 = u(1)^2 + 2 * u(2).^2;
  if k == 1
    r2 = r2 + u(1)^4 / 3;
  end
  r = sqrt(r2) + sqrt(u(:).' * u(:)) + sqrt(dot(u, u)) * p + sqrt(mean([u .* u, 3 * u.^2], 2));
  z = (u(1)^2 + u(2)^2).^0.5 + sqrt(sumsq(u) / 2);
  w = sum(r) * p + z .* cos(p) + sqrt(u(1)^2 - u(2)^2 + 4 * p);
end
function r = distance(a, b)
  c = a - b;
  r = sqrt(sum(c .* c));
end
%@ at [0.3 1.2 0.7; 1 0.1 0.4], 1.5, 2
%@ at [0.3 1.2 0.7; 1 0.1 0.4], 1.5, 3
%@ at [0.3 1.2 0.7; 1 0.1 0.4], 1.5, 1
%@ independents x, p
