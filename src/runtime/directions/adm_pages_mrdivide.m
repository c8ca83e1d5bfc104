function g = adm_pages_mrdivide(g_y, x, y, z)
% ADM_PAGES_MRDIVIDE  The tangent of z = x / y in many directions g_y of y, its third dimension.
  if isscalar(y)
    g = -(full(z) .* g_y) ./ full(y);
  else
    g = adm_pages_each(size(g_y, 3), 2, @(page) adm_mrdivide_forward(page, x, y, z), g_y);
  end
end
