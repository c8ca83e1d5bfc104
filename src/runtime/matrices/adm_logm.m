function g_z = adm_logm(g_x, x)
% ADM_LOGM  The tangent of z = logm(x) in the direction g_x; with x.' and a_z the adjoint: see adm_expm.
  n = size(x, 1);
  g_z = logm([x, g_x; zeros(n), x]);
  g_z = g_z(1:n, n + 1:end);
end
