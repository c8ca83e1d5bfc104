function [d, s, t] = cholesky_solves(A, b)
  % A determinant, a solution and a failed factorization by triangular factors.
  S = A' * A + 2 * eye(size(A));
  R = chol(S);
  d = 2 * sum(log(diag(R)));
  y = R' \ b;
  s = R \ y;
  [F, p] = chol(S - 3 * (b * b'));
  t = p * trace(F * F');
end
%@ at [1 2; 0.3 -1], [1; 2]
%@ at [1 2 0; 0.3 -1 1; 0 1 2], [1; 2; 0.5]
