function a_x = adm_prod(a_z, x, z, varargin)
% ADM_PROD  The adjoint of z = prod(x).
%   a_x = adm_prod(a_z, x, z), adm_prod(a_z, x, z, dim): each element times the product of all others, exact where
%   elements are zero.
  if all(abs(z(:)) >= realmin(class(z))) && all(isfinite(z(:)))
    a_x = full(a_z .* z) ./ full(x);
    return
  end
  if isempty(x)
    a_x = zeros(size(x));
    return
  end
  dim = adm_dimension(x, varargin{:});
  folded = adm_fold(x, dim);
  unit = ones(size(folded, 1), 1, size(folded, 3));
  before = cumprod(cat(2, unit, folded(:, 1:end - 1, :)), 2);
  behind = cumprod(cat(2, unit, folded(:, end:-1:2, :)), 2);
  a_x = full(a_z) .* reshape(before .* behind(:, end:-1:1, :), size(x));
end
