function a_x = adm_mldivide_left_outer(a_z, x, y, z)
% ADM_MLDIVIDE_LEFT_OUTER  The adjoint of x in z = x \ y, as outer products.
%   a_x = adm_mldivide_left_outer(a_z, x, y, z): it is the sum of a_x{1} * a_x{2}.', a_x{3} * a_x{4}.', ...; `[]` as a second factor
%   stands for the unit matrix.
  if ~isscalar(x) && size(x, 1) == size(x, 2)
    a_x = {-adm_solve_regular(x.', a_z), z};
  elseif issparse(x) && size(x, 1) > size(x, 2)
    [a_y, s] = adm_sparse_normal(x, a_z);
    a_x = {-a_y, z, conj(y - x * z), s};
  else
    a_x = {adm_mldivide_left(a_z, x, y, z), []};
  end
end
