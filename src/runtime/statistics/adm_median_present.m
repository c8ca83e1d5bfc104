function z = adm_median_present(x, varargin)
% ADM_MEDIAN_PRESENT  The median of what is not missing.
%   z = adm_median_present(x), adm_median_present(x, dim): median(x, dim, 'omitnan'); NaN where all is missing.
  dim = adm_dimension(x, varargin{:});
  shares = adm_median_shares(x, dim);
  y = x;
  y(shares == 0) = 0;
  z = sum(shares .* y, dim);
  z(all(isnan(x), dim)) = NaN;
end
