function [z, w] = sparse_fallbacks(x, c, M)
  % What looks like sparse matrices, and is full, a number, or of a size that is expanded.
  n = size(M, 1);
  T = sparse(1:n, 1:n, 1);
  if c > 1
    T = M;
  end
  E = x(1) * T;
  F = E + M;
  s = sparse(1, 1, x(2));
  G = s * speye(n) + E * speye(n) / 2;
  R = spdiags([x(1:n), x(1:n) + c], [0, -1], n + 1, n);
  H = E - 5 * ones(n) * c;
  P = (x(1:n) * x(1:n).') .* (E * speye(n));
  z = sum(F \ x(1:n)) + sum(s * x) + sum(s \ x) + sum(x.' / s) + sum((P + 2 * speye(n)) * x(1:n)) + sum(H \ x(1:n));
  w = sum((R \ [x(1:n); c]) .* x(1:n)) + sum(G \ x(1:n)) + sum(x(1:n).' * G) + sum(sum(E * (x(1:n) * x(1:n).')));
end
%@ at [1.2; 0.7; -0.4; 0.9], 0.5, [2 1 0; 0 3 1; 1 0 4]
%@ at [1.2; 0.7; -0.4; 0.9], 1.5, [2 1 0; 0 3 1; 1 0 4]
%@ at [1.2; 0.7; -0.4; 0.9], 1.5, sparse([2 1 0; 0 3 1; 1 0 4])
%@ at [1.2; 0.7], 0.5, 2
%@ independents x,c
