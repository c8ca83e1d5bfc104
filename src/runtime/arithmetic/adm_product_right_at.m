function a_y = adm_product_right_at(a_z, x, is_scalar, pattern)
% ADM_PRODUCT_RIGHT_AT  The adjoint of y in z = x * y, where y may vary.
%   a_y = adm_product_right_at(a_z, x, is_scalar, pattern): of y it is asked only whether it is a scalar.
  if is_scalar || isscalar(x)
    a_y = adm_product_right(a_z, x, is_scalar);
  elseif issparse(a_z) && issparse(x)
    a_y = adm_product_right(a_z, x, is_scalar);
    if isequal(size(pattern), size(a_y))
      a_y = a_y .* (pattern ~= 0);
    end
  else
    a_y = adm_outer_at(x.', a_z.', pattern);
  end
end
