function a_y = adm_product_right(a_z, x, is_scalar)
% ADM_PRODUCT_RIGHT  The adjoint of y in z = x * y, whichever of them is a scalar.
%   a_y = adm_product_right(a_z, x, is_scalar): of y it is asked only whether it is a scalar.
%   Source: Willkomm 2020, 5.3.2; the transpose does not conjugate.
  if is_scalar
    a_y = sum(a_z(:) .* x(:));
    if isnan(a_y) % a factor that is not used may be infinite
      a_y = adm_used_sum(a_z, x);
    end
  elseif isscalar(x)
    a_y = x .* a_z;
  else
    a_y = x.' * a_z;
  end
end
