function a_w = adm_var_weights(a_z, x, w, dim)
% ADM_VAR_WEIGHTS  The adjoint of the weights w in z = var(x, w, dim).
%   a_w = adm_var_weights(a_z, x, w, dim): w that is 0, 1 or [] says how to divide, and moves nothing.
  if isscalar(w) || isempty(w)
    a_w = zeros(size(w));
    return
  end
  products = full(a_z) .* adm_var_rates(adm_real(x), w, dim);
  for other = [1:dim - 1, dim + 1:ndims(x)]
    products = sum(products, other);
  end
  a_w = reshape(products, size(w));
end
