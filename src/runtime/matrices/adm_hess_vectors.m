function p = adm_hess_vectors(x)
% ADM_HESS_VECTORS  The orthogonal factor p of [p, h] = hess(x), for h = hess(x).
  [p, ~] = hess(x);
end
