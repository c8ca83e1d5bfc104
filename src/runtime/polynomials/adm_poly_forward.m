function g_z = adm_poly_forward(g_x, x, z)
% ADM_POLY_FORWARD  The tangent of z = poly(x): the counterpart of adm_poly.
  g_z = zeros(size(z));
  for k = 2:numel(z)
    unit = zeros(size(z));
    unit(k) = 1;
    g_z(k) = sum(sum(adm_poly(unit, x, z) .* g_x));
  end
end
