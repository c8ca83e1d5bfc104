function [u, len] = adm_corr_units(x)
% ADM_CORR_UNITS  Columns of mean zero and length one: their products are correlations.
%   [u, len] = adm_corr_units(x): len are the lengths that the columns had; a row counts as a column.
  y = adm_cov_columns(x);
  len = sqrt(sum(y.^2, 1));
  u = y ./ len;
end
