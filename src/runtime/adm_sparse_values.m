function a_x = adm_sparse_values(a_z, i, j, x)
% ADM_SPARSE_VALUES  The adjoint of the values x in z = sparse(i, j, x, ...): values at the same place are added up.
  at = reshape(i, [], 1) + (reshape(j, [], 1) - 1) .* size(a_z, 1);
  a_x = adm_fit(full(a_z(at)), x);
end
