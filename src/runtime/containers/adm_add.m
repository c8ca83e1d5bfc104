function a = adm_add(a, b)
% ADM_ADD  The sum of two adjoints.
%   a = adm_add(a, b): a + b for numbers; field by field and cell by cell for structs and cells. A part that only one of
%   them has (a field, a cell, an element of a struct array) is taken from it; [] or 0 stands for a zero of any structure.
  if iscell(a) && iscell(b)
    a = adm_add_cells(a, b);
  elseif isstruct(a) && isstruct(b)
    a = adm_add_structs(a, b);
  elseif iscell(b) || isstruct(b)
    a = b;
  elseif ~iscell(a) && ~isstruct(a)
    if isempty(a) && ~isempty(b)
      a = b;
    elseif ~isempty(b)
      a = a + b;
    end
  end
end

function a = adm_add_cells(a, b)
  if ndims(a) == ndims(b) && all(size(a) == size(b))
    numbers = adm_are_numbers(a) & adm_are_numbers(b);
    sums = full([a{numbers}] + [b{numbers}]);
    if isreal(sums)
      a(numbers) = num2cell(sums);
    else
      numbers(:) = false;
    end
    for k = find(~numbers(:)).'
      a{k} = adm_add(a{k}, b{k});
    end
  else
    for k = 1:numel(b)
      [at, inside] = adm_add_place(size(a), size(b), k);
      if inside
        a{at{:}} = adm_add(a{at{:}}, b{k});
      else
        a{at{:}} = b{k};
      end
    end
  end
end

function a = adm_add_structs(a, b)
  names = fieldnames(b);
  for n = 1:numel(names)
    if ~isfield(a, names{n}) && ~isempty(a)
      [a.(names{n})] = deal([]);
    end
  end
  before = size(a);
  if isequal(before, size(b))
    for n = 1:numel(names)
      if isscalar(b)
        a.(names{n}) = adm_add(a.(names{n}), b.(names{n}));
      elseif ~isempty(b)
        sums = adm_add_cells({a.(names{n})}, {b.(names{n})});
        [a.(names{n})] = sums{:};
      end
    end
    return
  end
  for k = 1:numel(b)
    [at, inside] = adm_add_place(before, size(b), k);
    for n = 1:numel(names)
      if inside
        a(at{:}).(names{n}) = adm_add(a(at{:}).(names{n}), b(k).(names{n}));
      else
        a(at{:}).(names{n}) = b(k).(names{n});
      end
    end
  end
end

function [at, inside] = adm_add_place(size_a, size_b, k)
  at = cell(1, numel(size_b));
  [at{:}] = ind2sub(size_b, k);
  size_a(end + 1:numel(size_b)) = 1;
  inside = all([at{:}] <= size_a(1:numel(size_b)));
end
