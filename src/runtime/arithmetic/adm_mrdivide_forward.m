function g_z = adm_mrdivide_forward(g_y, x, y, z)
% ADM_MRDIVIDE_FORWARD  The tangent of z = x / y in the direction g_y of y.
  if isscalar(y)
    g_z = -(z .* g_y) ./ y;
  else
    g_z = adm_mldivide_forward(g_y.', y.', x.', z.').';
  end
end
