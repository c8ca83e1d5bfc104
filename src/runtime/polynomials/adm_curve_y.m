function a_y = adm_curve_y(a_z, x, y, xi, method)
% ADM_CURVE_Y  The adjoint of the values y in z = spline(x, y, xi) or pchip(x, y, xi).
%   a_y = adm_curve_y(a_z, x, y, xi, method): of several curves each has a row in y.
  [rows, method] = adm_curve_rows(x, y, method);
  a_z = reshape(a_z, size(rows, 1), []).';
  a_y = reshape(adm_interp1_y(a_z, x, rows.', xi, method, 'extrap').', size(y));
end
