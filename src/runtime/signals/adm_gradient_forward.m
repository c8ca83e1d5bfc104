function g_z = adm_gradient_forward(g_h, x, h, k)
% ADM_GRADIENT_FORWARD  The tangent of the k-th result of gradient(x, ..., h, ...) in a direction of the spacing h.
%   g_z = adm_gradient_forward(g_h, x, h, k): the counterpart of adm_gradient_spacing.
  [m, step, dim, behind, before] = adm_gradient_steps(x, h, k);
  if isscalar(h)
    g_step = (behind - before).' .* g_h;
  else
    g_step = reshape(g_h(behind) - g_h(before), [], 1);
  end
  g_z = -adm_along(diag(sparse(g_step ./ step.^2)) * m, x, dim);
end
