function z = adm_cross(u, v, x, varargin)
% ADM_CROSS  The cross product of two arrays in the shape of a third.
%   z = adm_cross(u, v, x), adm_cross(u, v, x, dim): for the adjoints of z = cross(x, y), which are themselves cross
%   products.
  if numel(x) == 3
    u = u(:);
    v = v(:);
    z = reshape(u([2 3 1]) .* v([3 1 2]) - u([3 1 2]) .* v([2 3 1]), size(x));
    return
  end
  if isempty(varargin)
    dim = find(size(x) == 3, 1);
  else
    dim = varargin{1};
  end
  u = adm_fold(u, dim);
  v = adm_fold(v, dim);
  z = u(:, [2 3 1], :) .* v(:, [3 1 2], :) - u(:, [3 1 2], :) .* v(:, [2 3 1], :);
  z = reshape(z, size(x));
end
