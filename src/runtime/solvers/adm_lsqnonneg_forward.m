function g_z = adm_lsqnonneg_forward(g_x, g_y, x, y, z)
% ADM_LSQNONNEG_FORWARD  The tangent of z = lsqnonneg(x, y): that of least squares in the columns that are in use.
  used = z > 0;
  g_z = zeros(size(z));
  if any(used)
    g_z(used) = adm_mldivide_forward(g_x(:, used), x(:, used), y, z(used)) + x(:, used) \ g_y;
  end
end
