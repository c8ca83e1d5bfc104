function p = adm_lu_pivots(x)
% ADM_LU_PIVOTS  The permutation of the rows of x that lu makes: the third result of lu.
  [~, ~, p] = lu(x);
end
