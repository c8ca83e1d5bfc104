function a = adm_convn(a_z, x, y, shape, of)
% ADM_CONVN  The adjoint of x or y in z = convn(x, y, shape): the correlation with the other.
%   a = adm_convn(a_z, x, y, shape, of): `of` is 'x' or 'y', shape 'full', 'same' or 'valid'. The part taken of the full
%   convolution is put into zeros of its size.
  other = y;
  own = x;
  if strcmp(of, 'y')
    other = x;
    own = y;
  end
  if isempty(x) || isempty(y)
    a = zeros(size(own));
    return
  end
  if ~strcmp(shape, 'full')
    dims = max(ndims(x), ndims(y));
    by_x = [size(x), ones(1, dims - ndims(x))];
    by_y = [size(y), ones(1, dims - ndims(y))];
    first = by_y;
    if strcmp(shape, 'same')
      first = floor(by_y ./ 2) + 1;
    end
    places = cell(1, dims);
    for k = 1:dims
      places{k} = first(k):first(k) + size(a_z, k) - 1;
    end
    whole = zeros(by_x + by_y - 1);
    whole(places{:}) = a_z;
    a_z = whole;
  end
  a = reshape(convn(full(a_z), reshape(other(end:-1:1), size(other)), 'valid'), size(own));
end
