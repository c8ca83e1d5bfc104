function g_v = adm_eig_forward(g_x, v, d)
% ADM_EIG_FORWARD  The tangent of the eigenvectors v in [v, d] = eig(x): the counterpart of adm_eig; d is a column.
  adm_eig_check(v, d);
  g_v = v * (adm_eig_gaps(d) .* (v \ g_x * v));
  g_v = g_v - v .* sum(v .* g_v, 1);
end
