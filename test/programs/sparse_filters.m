function [stiffness, weights] = sparse_filters(x, k)
  % Sparse matrices beside full ones, element by element: a density filter, and what is assembled of it.
  n = numel(x);
  h = spdiags([0.5 * ones(n, 1), ones(n, 1), 0.5 * ones(n, 1)], -1:1, n, n);
  filtered = (h * x(:)) ./ sum(h, 2);
  a = sparse([1:n, 1:n - 1], [1:n, 2:n], [filtered.^3; x(1:n - 1)' .* x(2:n)']', n, n);
  a = a + a' - 2 * speye(n) * k;
  squares = a .* a;
  [i, j, v] = find(a);
  stiffness = full(sum(sum(squares))) + sum(v.^2 .* (i + 2 * j));
  weights = full(a * x(:)) + x(:) .* diag(a) - k * sum(a, 2);
end
%@ at [1 2 0.5 1.5], 0.7
%@ at [1 2], 3
