function e = adm_pair_couplings(twins, pairs, n)
% ADM_PAIR_COUPLINGS  How n modes of equal eigenvalues or singular values couple: zeros, whose derivatives are the couplings.
%   e = adm_pair_couplings(twins, pairs, n): an n-by-n matrix; see adm_spectrum for twins and pairs. Beside the diagonal of the
%   values it makes derivatives of what other modes do exact where equal values part. Singular values that are zero are left out.
  e = zeros(n);
end
