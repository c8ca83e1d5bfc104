function g_z = adm_polyfit_forward(g_x, x, y, n, z)
% ADM_POLYFIT_FORWARD  The tangent of z = polyfit(x, y, n) in the direction g_x of x.
  [v, d] = adm_polyfit_matrix(x, n);
  g_z = adm_mldivide_forward(d .* full(g_x(:)), v, y(:), z(:)).';
end
