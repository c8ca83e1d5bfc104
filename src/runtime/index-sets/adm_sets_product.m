function g = adm_sets_product(z, x, g_x, y, g_y)
% ADM_SETS_PRODUCT  The numbers of the index sets of x .* y: factors do not count where the other is zero and stays so.
  g = adm_sets_each(z, g_x .* (y ~= 0 | g_y ~= 0), g_y .* (x ~= 0 | g_x ~= 0));
end
