function g_z = adm_mpower_forward_right(g_y, x, y, z)
% ADM_MPOWER_FORWARD_RIGHT  The tangent of z = x ^ y in the direction g_y of y.
  if isempty(x) || isempty(y)
    g_z = zeros(0, 0);
  elseif ~isscalar(y)
    g_z = adm_mpower_frechet(g_y, x, y);
  else
    g_z = g_y .* adm_mpower_order(x, y, z);
  end
end
