function g_e = adm_pair_couplings_forward(g_twins, pairs, n)
% ADM_PAIR_COUPLINGS_FORWARD  The tangent of adm_pair_couplings: the couplings of two modes, from the tangents of their twins.
%   g_e = adm_pair_couplings_forward(g_twins, pairs, n): those of kind 1 and 2 are parts of complex ones (adm_spectrum).
  apart = pairs(1, :) ~= pairs(2, :) & pairs(3, :) < 3;
  i = pairs(1, apart);
  k = pairs(2, apart);
  kind = pairs(3, apart);
  g = reshape(g_twins(apart), 1, []);
  forth = (kind ~= 2) .* g;
  back = (kind == 1) .* g;
  if any(kind == 2)
    forth = forth + 1i .* (kind == 2) .* g;
    back = back - 1i .* (kind == 2) .* g;
  end
  g_e = full(sparse(i, k, forth, n, n) + sparse(k, i, back, n, n));
end
