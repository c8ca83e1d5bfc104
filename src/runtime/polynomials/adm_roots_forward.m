function g_z = adm_roots_forward(g_x, x, z)
% ADM_ROOTS_FORWARD  The tangent of z = roots(x): the counterpart of adm_roots.
  change = polyval(g_x, z);
  g_z = -change ./ adm_root_slopes(x, z, change);
end
