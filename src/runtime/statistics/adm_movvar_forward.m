function g_z = adm_movvar_forward(g_x, x, w, dim, varargin)
% ADM_MOVVAR_FORWARD  The tangent of z = movvar(x, w), or movvar(x, w, opt), along dimension dim: the counterpart of adm_movvar.
  g_x = full(g_x);
  x = full(x);
  x = adm_real(x) - sum(x, dim) ./ size(x, dim);
  part = adm_movvar_part(x, w, dim, varargin{:});
  g_z = part .* (movsum(x .* g_x, w, dim) - movmean(x, w, dim) .* movsum(g_x, w, dim));
end
