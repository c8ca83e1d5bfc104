function a_x = adm_cumprod(a_z, x, z, varargin)
% ADM_CUMPROD  The adjoint of z = cumprod(x).
%   a_x = adm_cumprod(a_z, x, z), adm_cumprod(a_z, x, z, dim): exact where elements are zero, then by a loop.
  dim = adm_dimension(x, varargin{:});
  if all(abs(z(:)) >= realmin(class(z))) && all(isfinite(z(:)))
    a_x = adm_cumsum(full(a_z .* z), dim) ./ x;
    return
  end
  sizes = size(x);
  x = adm_fold(x, dim);
  z = adm_fold(z, dim);
  a_x = adm_fold(a_z, dim);
  for k = size(x, 2) - 1:-1:1
    a_x(:, k, :) = a_x(:, k, :) + a_x(:, k + 1, :) .* x(:, k + 1, :);
  end
  a_x(:, 2:end, :) = a_x(:, 2:end, :) .* z(:, 1:end - 1, :);
  a_x = reshape(a_x, sizes);
end
