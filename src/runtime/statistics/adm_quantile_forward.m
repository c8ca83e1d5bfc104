function g_z = adm_quantile_forward(g_x, x, z, p, dim, method)
% ADM_QUANTILE_FORWARD  The tangent of z = quantile(x, p, dim, method): the counterpart of adm_quantile.
  [low, high, part] = adm_quantile_places(x, p, dim, method);
  g_z = reshape((1 - part) .* reshape(g_x(low), size(low)) + part .* reshape(g_x(high), size(high)), size(z));
end
