function g_z = adm_movvar_forward(g_x, x, w, dim)
% ADM_MOVVAR_FORWARD  The tangent of z = movvar(x, w), along dimension dim: the counterpart of adm_movvar.
  g_x = full(g_x);
  x = full(x);
  x = adm_real(x) - sum(x, dim) ./ size(x, dim);
  count = movsum(ones(size(x)), w, dim);
  part = 2 .* (count > 1) ./ max(count - 1, 1);
  g_z = part .* (movsum(x .* g_x, w, dim) - movmean(x, w, dim) .* movsum(g_x, w, dim));
end
