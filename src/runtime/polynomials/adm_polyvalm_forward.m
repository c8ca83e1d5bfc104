function g_z = adm_polyvalm_forward(g_x, c, x)
% ADM_POLYVALM_FORWARD  The tangent of z = polyvalm(c, x) in the direction g_x of x: see adm_expm.
  n = size(x, 1);
  g_z = polyvalm(c, [x, g_x; zeros(n), x]);
  g_z = g_z(1:n, n + 1:end);
end
