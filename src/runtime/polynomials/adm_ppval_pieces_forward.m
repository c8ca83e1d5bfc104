function g_z = adm_ppval_pieces_forward(g_pp, pp, xi)
% ADM_PPVAL_PIECES_FORWARD  The tangent of z = ppval(pp, xi) in a direction g_pp of the piecewise polynomial.
%   g_z = adm_ppval_pieces_forward(g_pp, pp, xi): g_pp is a structure like pp, of which coefs and breaks count.
  k = adm_interp1_bins(pp.breaks(:), xi, 'extrap');
  g_z = -adm_ppval_forward(g_pp.breaks(k), pp, xi);
  pp.coefs = g_pp.coefs;
  g_z = g_z + ppval(pp, xi);
end
