function a_y = adm_product_right_outer(a_z, x, is_scalar)
% ADM_PRODUCT_RIGHT_OUTER  The adjoint of y in z = x * y, as an outer product.
%   a_y = adm_product_right_outer(a_z, x, is_scalar): it is a_y{1} * a_y{2}.'; `[]` as a second factor stands for the unit matrix.
%   Of y it is asked only whether it is a scalar.
  if is_scalar || isscalar(x)
    a_y = {adm_product_right(a_z, x, is_scalar), []};
  else
    a_y = {x.', a_z.'};
  end
end
