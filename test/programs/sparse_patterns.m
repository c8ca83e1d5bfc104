function [z, w] = sparse_patterns(v, c, b)
  % Entries of sparse matrices that are zero and yet depend on something: values do not tell where they are.
  n = numel(b);
  K = spdiags([v, -2 * v, v], -1:1, n, n);
  S = sparse([1:n, 1], [n:-1:1, 2], [v; 0.5 * v(1)], n, n);
  L = spdiags([1:n; ones(1, n)].', [0, 2], n, n);
  A = speye(n) + c * K;
  B = 3 * speye(n) - (K - spdiags([0.5 * v, v], -1:0, n, n));
  C = -(S.' + L) .* (K ~= 1);
  D = (c * c) * L + 2 * S';
  u = A \ (B * b);
  y = (b.' / (B.' + 2 * L)).' + (b.' * C).';
  z = sum(u .* y) + sum(sin(C * u)) + sum(cos(b.' * (A + S / 4) - y.'));
  w = sum(D * u) + sum((c .* S + 4 * L) \ [b, u], 1) * [1; 2] + full(sum(sum(A .* A)));
end
%@ at [0; 1.2; 0; 0.7], 0, [1; 2; 0.5; -1]
%@ at [0.4; 0; -0.3; 0.2], 0.8, [1; 2; 0.5; -1]
%@ at [0.3+0.1i; 0; 0.2i; 0.7], 0.2i, [1; 2i; 0.5; -1]
