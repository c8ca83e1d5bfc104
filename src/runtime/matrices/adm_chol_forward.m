function g_z = adm_chol_forward(g_x, z)
% ADM_CHOL_FORWARD  The tangent of z = chol(x): the counterpart of adm_chol.
  n = size(z, 1);
  g_x = triu(g_x(1:n, 1:n));
  g_x = g_x + g_x' - diag(real(diag(g_x)));
  m = triu(z' \ g_x / z);
  g_z = (m - 0.5 .* diag(diag(m))) * z;
end
