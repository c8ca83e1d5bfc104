function [z, w] = sparse_elements(v, c, n)
  % Elements of sparse matrices that are written to, and parts of them that are taken.
  K = spdiags([v, -2 * v, v], -1:1, n, n);
  K(1, :) = 0;
  K(1, 1) = c;
  K(n, [1, n]) = [v(2), 1];
  free = 2:n;
  A = K([n, 2:n - 1], free);
  b = v(free);
  E = sparse(n, n);
  for i = 1:n
    E(i, i) = v(i) * (i < 3);
    E(i, n + 1 - i) = E(i, n + 1 - i) + v(i) - v(1);
  end
  G = sparse(2, 2);
  G(2, 3) = c;
  G(1, :) = v(1:3).';
  G(3, 2) = v(3);
  D = 2 * speye(n);
  D(2, 3) = c;
  F = E(:, free);
  z = sum((A - 5 * speye(n - 1)) \ b) + sum(sin(K * v)) + sum(G * v(1:3)) + sum(v.' * F);
  w = sum(K(free, 1).' * b) + sum((D + E + 2 * speye(n)) \ v) + sum((K.' + 3 * D + 4 * speye(n)) \ v);
end
%@ at [0.4; 0; -0.3; 0.2], 0, 4
%@ at [0; 1.2; 0.5; 0.8], 1.3, 4
%@ at [0.4+0.2i; 0; -0.3; 0.2i], 0.3i, 4
%@ independents v,c
