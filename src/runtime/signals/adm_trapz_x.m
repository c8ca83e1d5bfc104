function a_x = adm_trapz_x(a_z, x, y, dim)
% ADM_TRAPZ_X  The adjoint of the places x in z = trapz(x, y, dim), or cumtrapz.
%   a_x = adm_trapz_x(a_z, x, y), adm_trapz_x(a_z, x, y, dim): x is a distance, a vector, or has the size of y.
%   trapz(x, dim) works along a dimension: a scalar y beside an array x is none but that.
  if nargin < 4
    if isscalar(y) && ~isscalar(x)
      a_x = adm_trapz_y(a_z, 1, x, y);
      return
    end
    dim = adm_dimension(y);
  end
  if isempty(y)
    a_x = zeros(size(x));
    return
  end
  n = size(y, dim);
  y = adm_fold(y, dim);
  a_h = 0.5 .* adm_trapz_intervals(a_z, n, dim) .* (y(:, 2:end, :) + y(:, 1:end - 1, :));
  if isscalar(x)
    a_x = sum(a_h(:));
    return
  end
  if isvector(x)
    a_h = sum(sum(a_h, 1), 3);
  end
  border = zeros(size(a_h, 1), 1, size(a_h, 3));
  a_x = reshape(cat(2, border, a_h) - cat(2, a_h, border), size(x));
end
