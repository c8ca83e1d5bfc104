function x = adm_circshift(x, n, dim)
% ADM_CIRCSHIFT  An array with its elements shifted around.
%   x = adm_circshift(x, n), adm_circshift(x, n, dim): as circshift, without its overhead in Octave. Without a
%   dimension a vector n shifts along the first dimensions, a number along the first that is not 1.
  if isempty(x)
    return
  end
  if nargin > 2
    x = adm_circshift_along(x, n, dim);
  elseif isscalar(n)
    x = adm_circshift_along(x, n, adm_dimension(x));
  else
    for dim = 1:numel(n)
      x = adm_circshift_along(x, n(dim), dim);
    end
  end
end

function x = adm_circshift_along(x, n, dim)
  count = size(x, dim);
  from = mod((0:count - 1) - n, count) + 1;
  if numel(x) == count
    x(:) = x(from);
  else
    sizes = size(x);
    x = adm_fold(x, dim);
    x = reshape(x(:, from, :), sizes);
  end
end
