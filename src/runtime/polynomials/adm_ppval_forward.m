function g_z = adm_ppval_forward(g_xi, pp, xi)
% ADM_PPVAL_FORWARD  The tangent of z = ppval(pp, xi) in a direction g_xi of the places.
  g_z = adm_ppval_rate(pp, xi);
  rows = adm_ppval_rows(g_z, pp, xi) .* reshape(g_xi, 1, []);
  if isfield(pp, 'orient') && strcmp(pp.orient, 'first')
    rows = rows.';
  end
  g_z = reshape(rows, size(g_z));
end
