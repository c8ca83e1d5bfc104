function g_twins = adm_couplings(e, pairs)
% ADM_COUPLINGS  The tangents of the twins of adm_spectrum from the couplings e of all modes: the counterpart of adm_couple.
  n = size(e, 1);
  kind = pairs(3, :);
  forth = reshape(e(pairs(1, :) + (pairs(2, :) - 1) .* n), 1, []);
  back = reshape(e(pairs(2, :) + (pairs(1, :) - 1) .* n), 1, []);
  g_twins = (kind == 0 | kind == 3) .* forth;
  if any(kind == 1 | kind == 2)
    g_twins = g_twins + (kind == 1) .* real(forth + back) ./ 2 + (kind == 2) .* imag(forth - back) ./ 2;
  end
  g_twins = reshape(g_twins, [], 1);
end
