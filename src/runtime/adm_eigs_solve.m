function p = adm_eigs_solve(m, b)
% ADM_EIGS_SOLVE  Solves m * p = b for the matrix of adm_eigs_border, or its transpose.
%   p = adm_eigs_solve(m, b): it is singular where eigenvalues coincide, as these have no derivative of their own.
  p = m \ b;
  if ~all(isfinite(p)) || norm(p, 1) .* norm(m, 1) .* eps > 1e-4 .* norm(b, 1)
    error('Adjoinery:eig', 'Eigenvalues that coincide, or did not converge, have no derivative of their own.');
  end
end
