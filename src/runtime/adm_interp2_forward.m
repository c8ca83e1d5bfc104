function g_z = adm_interp2_forward(g, of, x, y, w, xi, yi, z, method)
% ADM_INTERP2_FORWARD  The tangent of z = interp2(x, y, w, xi, yi, method) in a direction of one argument.
%   g_z = adm_interp2_forward(g, of, x, y, w, xi, yi, z, method): `of` is 'w', 'xi' or 'yi'; see adm_interp2_w.
  [value, by_x, by_y] = adm_interp2_weights(x, y, w, xi, yi, method);
  switch of
    case 'w'
      g_z = value.' * g(:);
    case 'xi'
      g = adm_interp2_points(g, yi);
      g_z = (by_x.' * w(:)) .* g(:);
    case 'yi'
      [~, g] = adm_interp2_points(xi, g);
      g_z = (by_y.' * w(:)) .* g(:);
  end
  g_z = reshape(full(g_z), size(z));
end
