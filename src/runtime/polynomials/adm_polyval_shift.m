function g = adm_polyval_shift(g_mu, x, mu)
% ADM_POLYVAL_SHIFT  How far the places x move against those of polyval(p, x, [], mu) in a direction g_mu of mu.
  g = g_mu(1) + g_mu(2) .* adm_polyfit_points(x, mu);
end
