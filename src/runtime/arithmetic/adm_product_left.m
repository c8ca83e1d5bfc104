function a_x = adm_product_left(a_z, is_scalar, y)
% ADM_PRODUCT_LEFT  The adjoint of x in z = x * y, whichever of them is a scalar.
%   a_x = adm_product_left(a_z, is_scalar, y): of x it is asked only whether it is a scalar.
%   Source: Willkomm 2020, 5.3.2; the transpose does not conjugate.
  if is_scalar
    a_x = sum(a_z(:) .* y(:));
    if isnan(a_x) % a factor that is not used may be infinite
      a_x = adm_used_sum(a_z, y);
    end
  elseif isscalar(y)
    a_x = a_z .* y;
  else
    a_x = a_z * y.';
  end
end
