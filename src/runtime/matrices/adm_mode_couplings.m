function c = adm_mode_couplings(g, i, k, pairs, kind, n)
% ADM_MODE_COUPLINGS  The n-by-n matrix c by which a product of modes changes, a * c * b, for changes g of its couplings.
%   c = adm_mode_couplings(g, i, k, pairs, kind, n): see adm_mode_product, adm_mode_pairs; g is a row.
  [forth, back] = adm_mode_shares(i, k, pairs, kind);
  i = i + (i == 0);
  k = k + (k == 0);
  c = full(sparse(i, k, g .* forth, n, n) + sparse(k, i, g .* back, n, n));
end
