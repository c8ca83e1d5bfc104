function p = adm_eigs_solve(m, b)
% ADM_EIGS_SOLVE  Solves m * p = b for the matrix of adm_eigs_border, or its transpose.
%   p = adm_eigs_solve(m, b): it is singular where eigenvalues coincide, as these have no derivative of their own.
  if ~all(isfinite(nonzeros(m)))
    error('Adjoinery:eig', 'Eigenvalues that did not converge have no derivative.');
  end
  [l, u, rows, columns] = lu(sparse(m));
  pivots = abs(full(diag(u)));
  if min(pivots) <= 1e-12 .* max(pivots)
    error('Adjoinery:eig', 'Eigenvalues that coincide have no derivative of their own.');
  end
  p = columns * (u \ (l \ (rows * b)));
end
