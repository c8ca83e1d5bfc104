function z = adm_var_present(x, w, varargin)
% ADM_VAR_PRESENT  The variance of what is not missing.
%   z = adm_var_present(x, w), adm_var_present(x, w, dim): var(x, w, dim, 'omitnan'), where w says how to divide, [], 0 or 1; 0 of
%   one element, NaN where all is missing.
  dim = adm_dimension(x, varargin{:});
  [d, part] = adm_deviations(x, w, dim);
  z = sum(abs(d).^2, dim) .* part;
end
