function a_x = adm_lu_packed(a_z, x)
% ADM_LU_PACKED  The adjoint of x in z = lu(x), which has both factors in one matrix: see adm_lu.
  [l, u, p] = lu(x);
  k = size(l, 2);
  a_x = adm_lu(tril(a_z(:, 1:k), -1), triu(a_z(1:k, :)), l, u, p);
end
