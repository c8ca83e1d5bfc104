function a_w = adm_std_weights(a_z, x, z, w, dim)
% ADM_STD_WEIGHTS  The adjoint of the weights w in z = std(x, w, dim).
%   a_w = adm_std_weights(a_z, x, z, w, dim): w that is 0, 1 or [] says how to divide, and moves nothing; 0 where z is.
  if isscalar(w) || isempty(w)
    a_w = zeros(size(w));
    return
  end
  [d, part] = adm_var_deviations(x, w, dim);
  products = d .* adm_length(full(a_z), d, full(z)) ./ (2 .* sum(full(w)));
  products = products - sum(part .* products, dim);
  for other = [1:dim - 1, dim + 1:ndims(x)]
    products = sum(products, other);
  end
  a_w = reshape(products, size(w));
end
