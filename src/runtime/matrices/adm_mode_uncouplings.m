function a = adm_mode_uncouplings(a_c, i, k, pairs, kind)
% ADM_MODE_UNCOUPLINGS  The adjoint of the couplings in adm_mode_couplings, from that of c.
  [forth, back] = adm_mode_shares(i, k, pairs, kind);
  n = size(a_c, 1);
  i = i + (i == 0);
  k = k + (k == 0);
  a = forth .* reshape(a_c(i + (k - 1) .* n), 1, []) + back .* reshape(a_c(k + (i - 1) .* n), 1, []);
end
