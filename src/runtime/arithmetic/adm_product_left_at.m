function a_x = adm_product_left_at(a_z, is_scalar, y, pattern)
% ADM_PRODUCT_LEFT_AT  The adjoint of x in z = x * y, where x may vary.
%   a_x = adm_product_left_at(a_z, is_scalar, y, pattern): of x it is asked only whether it is a scalar.
  if is_scalar || isscalar(y)
    a_x = adm_product_left(a_z, is_scalar, y);
  elseif issparse(a_z) && issparse(y)
    a_x = adm_product_left(a_z, is_scalar, y);
    if isequal(size(pattern), size(a_x))
      a_x = a_x .* (pattern ~= 0);
    end
  else
    a_x = adm_outer_at(a_z, y, pattern);
  end
end
