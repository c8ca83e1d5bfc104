function g_z = adm_interpn_axis_forward(g, j, axes, v, places, z)
% ADM_INTERPN_AXIS_FORWARD  The tangent of z = interp2(x, y, v, xi, yi) in a direction g of axes{j}: see adm_interpn_axis.
  [k, t, rate, index] = adm_interpn_axis_bins(j, axes, v, places, size(z));
  g = reshape(g(index), [], 1);
  g_z = reshape(-rate .* ((1 - t) .* g(k) + t .* g(k + 1)), size(z));
end
