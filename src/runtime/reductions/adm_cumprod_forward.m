function g_z = adm_cumprod_forward(g_x, x, z, varargin)
% ADM_CUMPROD_FORWARD  The tangent of z = cumprod(x).
%   g_z = adm_cumprod_forward(g_x, x, z), adm_cumprod_forward(g_x, x, z, dim): exact where elements are zero.
  dim = adm_dimension(x, varargin{:});
  if all(abs(z(:)) >= realmin(class(z))) && all(isfinite(z(:)))
    g_z = z .* cumsum(full(g_x ./ x), dim);
    return
  end
  sizes = size(x);
  x = adm_fold(x, dim);
  z = adm_fold(z, dim);
  g_z = adm_fold(g_x, dim);
  g_z(:, 2:end, :) = g_z(:, 2:end, :) .* z(:, 1:end - 1, :);
  for k = 2:size(x, 2)
    g_z(:, k, :) = g_z(:, k, :) + g_z(:, k - 1, :) .* x(:, k, :);
  end
  g_z = reshape(g_z, sizes);
end
