function is = adm_is_full_rank(r)
% ADM_IS_FULL_RANK  Whether a matrix has full rank, by its triangular factor r.
  d = abs(full(diag(r)));
  is = all(d > 10 * numel(d) * eps(max([d; 0])));
end
