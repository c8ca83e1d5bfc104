function g_z = adm_rescale_forward(g_x, x, l, u)
% ADM_RESCALE_FORWARD  The tangent of z = rescale(x, l, u): the counterpart of adm_rescale.
  [low, i] = min(x(:));
  [high, k] = max(x(:));
  width = high - low;
  if width == 0
    g_z = (u - l) .* (g_x - g_x(i));
  else
    g_z = (u - l) .* (g_x - g_x(i) - (x - low) .* (g_x(k) - g_x(i)) ./ width) ./ width;
  end
end
