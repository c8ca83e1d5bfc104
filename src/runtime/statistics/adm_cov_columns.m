function y = adm_cov_columns(x)
% ADM_COV_COLUMNS  The deviations from the means of columns, of real numbers; a row counts as a column.
  if size(x, 1) == 1
    x = x(:);
  end
  x = full(x);
  y = adm_real(x) - sum(x, 1) ./ size(x, 1);
end
