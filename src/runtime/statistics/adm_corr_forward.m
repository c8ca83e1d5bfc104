function g_z = adm_corr_forward(g_x, x, y)
% ADM_CORR_FORWARD  The tangent of z = corr(x, y) in the direction g_x of x: the counterpart of adm_corr.
  if isscalar(x)
    g_z = 0;
    return
  end
  [u, len] = adm_corr_units(x);
  g_x = reshape(full(g_x), size(u));
  g_z = ((g_x - u .* sum(u .* g_x, 1)) ./ len).' * adm_corr_units(y);
end
