function s = adm_used_sum(a_z, x)
% ADM_USED_SUM  What an adjoint gets of a product with a number.
%   s = adm_used_sum(a_z, x): the sum of the elements of a_z, times those of x. Where a_z is zero, nothing is asked of x, which
%   may be infinite or no number there.
  products = a_z(:) .* x(:);
  s = sum(products);
  if isnan(s)
    s = sum(products(a_z(:) ~= 0));
  end
end
