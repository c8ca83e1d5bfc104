function a_y = adm_mrdivide_right_outer(a_z, x, y, z)
% ADM_MRDIVIDE_RIGHT_OUTER  The adjoint of y in z = x / y, as outer products.
%   a_y = adm_mrdivide_right_outer(a_z, x, y, z): it is the sum of a_y{1} * a_y{2}.'; `[]` as a second factor stands for the unit
%   matrix.
  if ~isscalar(y) && size(y, 1) == size(y, 2)
    a_y = {-z.', adm_solve_regular(y, a_z.')};
  else
    a_y = {adm_mrdivide_right(a_z, x, y, z), []};
  end
end
