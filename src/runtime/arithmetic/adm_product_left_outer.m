function a_x = adm_product_left_outer(a_z, is_scalar, y)
% ADM_PRODUCT_LEFT_OUTER  The adjoint of x in z = x * y, as an outer product.
%   a_x = adm_product_left_outer(a_z, is_scalar, y): it is a_x{1} * a_x{2}.'; `[]` as a second factor stands for the unit matrix.
%   Of x it is asked only whether it is a scalar.
  if is_scalar || isscalar(y)
    a_x = {adm_product_left(a_z, is_scalar, y), []};
  else
    a_x = {a_z, y};
  end
end
