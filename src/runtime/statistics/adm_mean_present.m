function z = adm_mean_present(x, varargin)
% ADM_MEAN_PRESENT  The mean of what is not missing.
%   z = adm_mean_present(x), adm_mean_present(x, dim): mean(x, dim, 'omitnan'); NaN where all is missing.
  z = sum(adm_filled(x, 0), varargin{:}) ./ sum(~isnan(x), varargin{:});
end
