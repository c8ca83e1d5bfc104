function r = adm_part(a, dim, k, varargin)
%ADM_PART  The piece of an adjoint that belongs to one part of a concatenation.
%   R = ADM_PART(A, DIM, K, X1, X2, ...) is the adjoint of XK in cat(DIM, X1, X2, ...), where A is that of the
%   whole. Parts of size 0-by-0 take no place.
  first = 0;
  for j = 1:k - 1
    if ~isequal(size(varargin{j}), [0 0])
      first = first + size(varargin{j}, dim);
    end
  end
  x = varargin{k};
  if isequal(size(x), [0 0])
    r = zeros(0, 0);
    return
  end
  index = repmat({':'}, 1, max(ndims(a), dim));
  index{dim} = first + (1:size(x, dim));
  r = reshape(a(index{:}), size(x));
end
