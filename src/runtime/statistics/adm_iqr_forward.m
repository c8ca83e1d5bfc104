function g_z = adm_iqr_forward(g_x, x, z, dim)
% ADM_IQR_FORWARD  The tangent of z = iqr(x, dim): the counterpart of adm_iqr.
  if ~isscalar(dim) || ~isnumeric(dim)
    error('Adjoinery:iqr', 'iqr has a derivative rule along one dimension, or with the literal ''all''.');
  end
  if isempty(x)
    g_z = zeros(size(z));
    return
  end
  g_z = adm_quantile_forward(g_x, adm_real(x), z, 0.75, dim, 5) - adm_quantile_forward(g_x, x, z, 0.25, dim, 5);
end
