function s = adm_zero_columns_values(s, pairs)
% ADM_ZERO_COLUMNS_VALUES  Singular values that are nearly zero, with adm_small for zero: a column, as adm_svd_beside takes them.
  s(s == 0) = adm_small(pairs);
end
