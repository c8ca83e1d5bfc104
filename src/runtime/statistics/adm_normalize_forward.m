function g_z = adm_normalize_forward(g_x, x, z, varargin)
% ADM_NORMALIZE_FORWARD  The tangent of z = normalize(x, how): the counterpart of adm_normalize.
  [dim, how, option] = adm_normalize_options(x, varargin{:});
  g_x = full(g_x);
  x = adm_real(full(x));
  if isempty(x)
    g_z = zeros(size(x));
  elseif strcmp(how, 'zscore')
    g_z = adm_zscore(g_x, x, z, 0, dim);
  elseif strcmp(how, 'range')
    [place, width, lowest, highest] = adm_normalize_range(x, dim);
    g_z = g_x - (1 - place) .* sum(lowest .* g_x, dim) - place .* sum(highest .* g_x, dim);
    g_z = g_z .* (option(2) - option(1)) ./ width;
  elseif ~strcmp(how, 'center')
    [scale, slope] = adm_normalize_scale(x, dim, how, option);
    g_z = (g_x - z .* sum(slope .* g_x, dim)) ./ scale;
  elseif isnumeric(option)
    g_z = g_x;
  elseif strcmp(option, 'mean')
    g_z = g_x - sum(g_x, dim) ./ size(x, dim);
  else
    g_z = g_x - sum(adm_median(ones(size(sum(x, dim))), x, dim) .* g_x, dim);
  end
end
