function g_z = adm_ppder_forward(g_pp, pp, m, z)
% ADM_PPDER_FORWARD  The tangent of z = ppder(pp, m) in a direction g_pp, a structure like pp.
  g_z = adm_zeros(z);
  if pp.order <= m
    g_z.breaks = g_pp.breaks([1, end]);
  else
    pp.coefs = g_pp.coefs;
    pp = ppder(pp, m);
    g_z.breaks = g_pp.breaks;
    g_z.coefs = pp.coefs;
  end
end
