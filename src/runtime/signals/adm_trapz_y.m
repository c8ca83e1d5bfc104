function a_y = adm_trapz_y(a_z, x, y, dim)
% ADM_TRAPZ_Y  The adjoint of the values y in z = trapz(x, y, dim), or cumtrapz.
%   a_y = adm_trapz_y(a_z, x, y), adm_trapz_y(a_z, x, y, dim): x is a distance, a vector, or has the size of y. In
%   trapz(x, dim) the second argument is no value: its adjoint is 0.
  if nargin < 4
    if isscalar(y) && ~isscalar(x)
      a_y = 0;
      return
    end
    dim = adm_dimension(y);
  end
  if isempty(y)
    a_y = zeros(size(y));
    return
  end
  n = size(y, dim);
  if isscalar(x)
    h = full(x);
  elseif isvector(x)
    h = diff(reshape(full(x), 1, n));
  else
    h = diff(adm_fold(x, dim), 1, 2);
  end
  a_s = 0.5 .* adm_trapz_intervals(a_z, n, dim) .* h;
  border = zeros(size(a_s, 1), 1, size(a_s, 3));
  a_y = reshape(cat(2, border, a_s) + cat(2, a_s, border), size(y));
end
