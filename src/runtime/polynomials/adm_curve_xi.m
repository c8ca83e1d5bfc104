function a_xi = adm_curve_xi(a_z, x, y, xi, method)
% ADM_CURVE_XI  The adjoint of the places xi in z = spline(x, y, xi) or pchip(x, y, xi): see adm_curve_y.
  [rows, method] = adm_curve_rows(x, y, method);
  a_z = reshape(a_z, size(rows, 1), []).';
  a_xi = adm_interp1_xi(a_z, x, rows.', xi, method, 'extrap');
end
