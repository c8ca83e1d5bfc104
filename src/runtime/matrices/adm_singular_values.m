function values = adm_singular_values(s, k)
% ADM_SINGULAR_VALUES  The k singular values as a column, from the second factor that svd gives, or from themselves.
  if numel(s) == k
    values = reshape(s, [], 1);
  else
    values = full(diag(s(1:k, 1:k)));
  end
end
