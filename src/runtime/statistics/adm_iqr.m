function a_x = adm_iqr(a_z, x, dim)
% ADM_IQR  The adjoint of z = iqr(x, dim), the distance of two quantiles.
%   a_x = adm_iqr(a_z, x, dim): along one dimension, or it is an error.
  if ~isscalar(dim) || ~isnumeric(dim)
    error('Adjoinery:iqr', 'iqr has a derivative rule along one dimension, or with the literal ''all''.');
  end
  if isempty(x)
    a_x = zeros(size(x));
    return
  end
  a_x = adm_quantile(a_z, adm_real(x), 0.75, dim, 5) - adm_quantile(a_z, x, 0.25, dim, 5);
end
