function a_x = adm_normalize(a_z, x, z, varargin)
% ADM_NORMALIZE  The adjoint of z = normalize(x, how), and normalize(x, dim, how, option).
%   a_x = adm_normalize(a_z, x, z, options...): see adm_normalize_options. Of several extremal elements the first has all.
  [dim, how, option] = adm_normalize_options(x, varargin{:});
  a_z = full(a_z);
  x = adm_real(full(x));
  if isempty(x)
    a_x = zeros(size(x));
  elseif strcmp(how, 'zscore')
    a_x = adm_zscore(a_z, x, z, 0, dim);
  elseif strcmp(how, 'range')
    [place, width, lowest, highest] = adm_normalize_range(x, dim);
    a_z = a_z .* (option(2) - option(1)) ./ width;
    a_x = a_z - lowest .* sum(a_z .* (1 - place), dim) - highest .* sum(a_z .* place, dim);
  elseif ~strcmp(how, 'center')
    [scale, slope] = adm_normalize_scale(x, dim, how, option);
    a_x = (a_z - slope .* sum(a_z .* z, dim)) ./ scale;
  elseif isnumeric(option)
    a_x = a_z;
  elseif strcmp(option, 'mean')
    a_x = a_z - sum(a_z, dim) ./ size(x, dim);
  else
    a_x = a_z - adm_median(sum(a_z, dim), x, dim);
  end
end
