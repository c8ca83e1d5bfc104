function g_z = adm_var_weights_forward(g_w, x, w, dim)
% ADM_VAR_WEIGHTS_FORWARD  The tangent of z = var(x, w, dim) in a direction of the weights w.
%   g_z = adm_var_weights_forward(g_w, x, w, dim): w that is 0, 1 or [] says how to divide, and moves nothing.
  if isscalar(w) || isempty(w)
    g_z = zeros(size(sum(x, dim)));
    return
  end
  rates = adm_var_rates(x, w, dim);
  g_z = sum(rates .* reshape(full(g_w), [ones(1, dim - 1), numel(w), 1]), dim);
end
