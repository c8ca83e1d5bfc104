function g_z = adm_curve_forward(g, of, x, y, xi, z, method)
% ADM_CURVE_FORWARD  The tangent of z = spline(x, y, xi) or pchip(x, y, xi) in a direction of x, y or xi.
%   g_z = adm_curve_forward(g, of, x, y, xi, z, method): see adm_interp1_forward.
  [rows, method] = adm_curve_rows(x, y, method);
  if strcmp(of, 'y')
    g = reshape(g, size(rows)).';
  end
  columns = zeros(numel(xi), size(rows, 1));
  g_z = reshape(adm_interp1_forward(g, of, x, rows.', xi, columns, method, 'extrap').', size(z));
end
