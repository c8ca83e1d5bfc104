function g_z = adm_interpn_forward(g, j, axes, v, places, z, method)
% ADM_INTERPN_FORWARD  The tangent of z = interp2(x, y, v, xi, yi, method), and of interp3 and interpn.
%   g_z = adm_interpn_forward(g, j, axes, v, places, z, method): in a direction g of the table v, j = 0, or of places{j}; see
%   adm_interpn_v.
  points = adm_interpn_points(places);
  if j > 0
    places{j} = full(g);
    directions = adm_interpn_points(places);
    g_z = adm_interpn_rate(j, axes, v, points, size(z), method) .* reshape(directions{j}, size(z));
  elseif strcmp(method, 'spline')
    [left, right] = adm_interpn_splines(axes, v, points);
    g_z = left * double(g) * right.';
  else
    g_z = reshape(full(adm_interpn_weights(axes, size(v), points, method).' * double(g(:))), size(z));
  end
end
