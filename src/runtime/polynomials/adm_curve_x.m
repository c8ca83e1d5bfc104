function a_x = adm_curve_x(a_z, x, y, xi, method)
% ADM_CURVE_X  The adjoint of the places x in z = spline(x, y, xi) or pchip(x, y, xi): see adm_curve_y.
  [rows, method] = adm_curve_rows(x, y, method);
  a_z = reshape(a_z, size(rows, 1), []).';
  a_x = adm_interp1_x(a_z, x, rows.', xi, method, 'extrap');
end
