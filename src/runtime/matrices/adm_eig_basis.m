function v = adm_eig_basis(v)
% ADM_EIG_BASIS  Eigenvectors that are a basis: where a matrix has fewer, its eigenvalues have no derivative.
  if ~isempty(v) && rcond(v) < eps
    error('Adjoinery:eig', 'The matrix has fewer eigenvectors than eigenvalues: these have no derivative.');
  end
end
