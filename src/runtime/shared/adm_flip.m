function x = adm_flip(x, dim)
% ADM_FLIP  An array with one dimension in reverse order.
%   x = adm_flip(x), adm_flip(x, dim): as flip, without its overhead in Octave.
  if nargin < 2
    dim = adm_dimension(x);
  end
  if ndims(x) == 2 && dim == 1
    x = x(end:-1:1, :);
  elseif ndims(x) == 2 && dim == 2
    x = x(:, end:-1:1);
  else
    sizes = size(x);
    x = adm_fold(x, dim);
    x = reshape(x(:, end:-1:1, :), sizes);
  end
end
