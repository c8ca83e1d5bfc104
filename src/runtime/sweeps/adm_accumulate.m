function a_x = adm_accumulate(a_x, a, i, varargin)
% ADM_ACCUMULATE  a_x(i, ...) += a, where indices may repeat.
%   a_x = adm_accumulate(a_x, a, i), adm_accumulate(a_x, a, i, j, ...): the adjoint of reading x(i, ...). An index is
%   a number, an array of numbers, a logical mask or ':'. `a` has the size of x(i, ...) or is a scalar. An element
%   that was read several times receives the sum. x may be a cell array or a structure array.
%   Source: sparse() adds up what falls on one place.
  isarray = ~iscell(a_x) && ~isstruct(a_x);
  if nargin == 3
    if isarray && (numel(i) == 1 || islogical(i))
      a_x(i) = a_x(i) + a;
      return
    end
    if islogical(i)
      i = find(i);
    elseif ischar(i)
      i = 1:numel(a_x);
    end
  else
    if isarray && nargin == 4 && numel(i) == 1 && numel(varargin{1}) == 1
      a_x(i, varargin{1}) = a_x(i, varargin{1}) + a;
      return
    end
    subscripts = [{i}, varargin];
    if isarray && ~any(cellfun(@adm_accumulate_repeats, subscripts))
      a_x(subscripts{:}) = a_x(subscripts{:}) + a;
      return
    end
    i = adm_accumulate_linear(size(a_x), subscripts);
  end
  if ~isarray
    if numel(i) > 1 && numel(a) == numel(i) && ~adm_accumulate_repeats(i)
      part = a_x(i(:));
      a_x(i(:)) = adm_add(part, reshape(a, size(part)));
      return
    end
    for k = 1:numel(i)
      a_x(i(k)) = adm_add(a_x(i(k)), a(k));
    end
    return
  end
  if numel(a) ~= numel(i)
    a = a + zeros(numel(i), 1);
  end
  a_x = a_x + reshape(full(sparse(double(i(:)), 1, double(a(:)), numel(a_x), 1)), size(a_x));
end

function repeats = adm_accumulate_repeats(subscript)
  repeats = numel(subscript) > 1 && isnumeric(subscript) && any(diff(sort(subscript(:))) == 0);
end

function i = adm_accumulate_linear(sizes, subscripts)
  count = numel(subscripts);
  sizes(end + 1:count) = 1;
  sizes = [sizes(1:count - 1), prod(sizes(count:end))];
  i = 1;
  stride = 1;
  for dim = 1:count
    subscript = subscripts{dim};
    if ischar(subscript)
      subscript = 1:sizes(dim);
    elseif islogical(subscript)
      subscript = find(subscript);
    end
    i = i + reshape((double(subscript) - 1) * stride, [ones(1, dim - 1), numel(subscript), 1]);
    stride = stride * sizes(dim);
  end
end
