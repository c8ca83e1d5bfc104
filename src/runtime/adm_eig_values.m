function a_x = adm_eig_values(a_z, x, z)
% ADM_EIG_VALUES  The adjoint of z = eig(x), the eigenvalues of a matrix that has as many eigenvectors.
%   a_x = adm_eig_values(a_z, x, z): where eigenvalues coincide, one of the possible values.
%   Source: Giles (2008), 2.3.1.
  v = adm_eig_vectors(x, z);
  a_x = v.' \ (full(a_z(:)) .* v.');
end
