function values = adm_singular_values(s)
% ADM_SINGULAR_VALUES  The singular values, as a column, from the second factor that svd gives.
  k = min(size(s));
  values = full(diag(s(1:k, 1:k)));
end
