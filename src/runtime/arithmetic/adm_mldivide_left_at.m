function a_x = adm_mldivide_left_at(a_z, x, y, z, pattern)
% ADM_MLDIVIDE_LEFT_AT  The adjoint of x in z = x \ y, where x may vary.
%   a_x = adm_mldivide_left_at(a_z, x, y, z, pattern): the entries of a sparse x that the pattern has; all of any other,
%   or if x has more columns than rows.
  if issparse(x) && ~isscalar(x) && size(x, 1) == size(x, 2)
    a_x = adm_outer_at(-adm_solve_regular(x.', a_z), z, pattern);
  elseif issparse(x) && size(x, 1) > size(x, 2)
    [a_y, s] = adm_sparse_normal(x, a_z);
    a_x = adm_outer_at(-a_y, z, pattern) + adm_outer_at(conj(y - x * z), s, pattern);
  else
    a_x = adm_mldivide_left(a_z, x, y, z);
  end
end
