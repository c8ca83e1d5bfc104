function g_z = adm_movmedian_forward(g_x, x, w, dim)
% ADM_MOVMEDIAN_FORWARD  The tangent of z = movmedian(x, w), along dimension dim: the counterpart of adm_movmedian.
  g_z = adm_movmedian_terms(g_x, x, w, dim, false);
end
