function z = adm_std_present(x, w, varargin)
% ADM_STD_PRESENT  The standard deviation of what is not missing.
%   z = adm_std_present(x, w), adm_std_present(x, w, dim): std(x, w, dim, 'omitnan').
  z = sqrt(adm_var_present(x, w, varargin{:}));
end
