function g_z = adm_mpower_forward_left(g_x, x, y, z)
% ADM_MPOWER_FORWARD_LEFT  The tangent of z = x ^ y in the direction g_x of x.
  if ~isscalar(x)
    g_z = adm_mpower_frechet(g_x, x, y);
  elseif isscalar(y)
    g_z = g_x .* y .* (x + (x == 0 & g_x == 0 & real(y) < 1)).^(y - (y ~= 0));
  else
    g_z = (g_x ./ x) .* (y * z);
  end
end
