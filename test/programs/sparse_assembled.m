function [z, w] = sparse_assembled(v, c, M)
  % Sparse matrices that are put together from others, taken apart and reduced.
  n = numel(v);
  T = spdiags([v, -2 * v, v], -1:1, n, n);
  D = diag(sparse(v));
  L = kron(speye(2), T) + kron(T(1:2, 1:2), speye(n)) + kron([c, 1; 0, 2], D) + 9 * speye(2 * n);
  H = [D, T; T', M * D];
  H = [H; sparse(1, 1, c, 1, 2 * n)];
  H(end, :) = [];
  H(end - 1, [1, end]) = [v(2), 3];
  B = blkdiag(T, 2, D, v(1:2)) + c * speye(2 * n + 3, 2 * n + 5) * blkdiag(D, sparse(n + 5, n + 2));
  G = M' * D * M + tril(T) - triu(T, 1) + flipud(D) .* T + T .^ 2 + T ^ 2 + D ^ 3;
  F = G(2:end, 2:end);
  F = F(:, [end, 1:end - 1]);
  R = reshape(T, 2 * n, n / 2) + circshift(reshape(D, 2 * n, n / 2), 1);
  Q = T + c * D + accumarray([1, 2; n, 1; 1, 2; 2, 2], [c; v(1); v(2); 3], [n, n], [], 0, true);
  N = accumarray([1:n; n:-1:1].', v, [n, n], @sum, 0, true) + 4 * speye(n);
  r = n:-1:2;
  W = 2 * speye(3);
  W(10 - end, 1) = v(1);
  S = real(T) .* abs(D + 2 * speye(n));
  b = [v; 2 * v];
  z = sum(L \ b) + sum((H + 20 * speye(2 * n)) \ b) + sum(B * [b; v(1:2)]) + sum((G + 30 * speye(n)) \ v) ...
      + sum((F + 30 * speye(n - 1)) \ v(2:end)) + sum(R * v(1:n / 2)) + sum(S * v) + sum(N \ v) + (1:7) * (W * v(1:3));
  w = full(sum(sum(T, 2) .* v) + sum(sum(D) .* sum(T, 1)) + trace(T) * c) + sum(diag(T) .* v) + full(sum(T(:, 2)) + D(n, n)) ...
      + sum([T; 3 * speye(n)] \ [v; v]) + sum(sum([D, T + 5 * speye(n); sparse([1, n], [2, n], [c, 4], n, 2 * n); speye(2 * n)] \ [v, v .^ 2; ones(n, 2); b, b])) ...
      + sum((T(2:3, [1, 3]) + eye(2) * 7) \ v(1:2)) + sum(H(2:end, 2:end) * v([1:n, 1:n - 1])) + sum(Q(2:end, end:-1:2) * v(2:end)) + sum(L([1:n, 2], [2, 1:n, 2]) * b(1:n + 2)) ...
      + sum((Q(r, 2:n) + 4 * eye(n - 1)) \ v(2:n)) + sum(L(2:4, 2:4) \ v(2:4)) ...
      + sum(sum(kron(T, D) * b(1) * [v; v; v; v])) + sum(full(sum(diag(sparse(c)))) * v);
end
%@ at [0; 1.2; 0; 0.7], 0, [1 2 0 0; 0 3 1 0; 0 0 4 0; 1 0 0 2]
%@ at [0.4; 0; -0.3; 0.2], 0.8, sparse([1 2 0 0; 0 3 1 0; 0 0 4 0; 1 0 0 2])
%@ at [0.3; 0; 0.2; 0.7], 0.2, 2
%@ independents v,c
%@ dimensions any
