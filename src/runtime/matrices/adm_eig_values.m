function a_x = adm_eig_values(a_z, x, z)
% ADM_EIG_VALUES  The adjoint of z = eig(x), the eigenvalues of a matrix that has as many eigenvectors.
%   a_x = adm_eig_values(a_z, x, z): an error Adjoinery:degenerate where eigenvalues coincide whose adjoints differ.
%   Source: Giles (2008), 2.3.1.
  z = z(:);
  pairs = adm_near(z);
  if ~isempty(pairs)
    adm_check_distinct('eig', pairs, false(1, numel(z)), a_z(:), z);
  end
  v = adm_eig_vectors(x, z);
  a_x = v.' \ (full(a_z(:)) .* v.');
end
