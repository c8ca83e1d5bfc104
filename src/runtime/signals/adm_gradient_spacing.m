function a_h = adm_gradient_spacing(a_z, x, h, k)
% ADM_GRADIENT_SPACING  The adjoint of the spacing h in the k-th result z of gradient(x, ..., h, ...): see adm_gradient.
  [m, step, dim, behind, before] = adm_gradient_steps(x, h, k);
  products = a_z .* adm_along(m, x, dim);
  for other = [1:dim - 1, dim + 1:ndims(x)]
    products = sum(products, other);
  end
  a_step = -products(:) ./ step.^2;
  if isscalar(h)
    a_h = (behind - before) * a_step;
  else
    a_h = zeros(size(h));
    a_h(:) = accumarray([behind, before].', [a_step; -a_step], [numel(h), 1]);
  end
end
