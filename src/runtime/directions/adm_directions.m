function n = adm_directions(limit, varargin)
% ADM_DIRECTIONS  The number of directions that tangents have, after a look at their sizes.
%   n = adm_directions(limit, {g_x, x}, {y}, ...): each list ends in a value; before it stands its tangent, if it has one:
%   of size [size(x), n], or, for cells and structs, with such numbers in the places of numbers. Values may have `limit`
%   dimensions (2 or Inf). Errors: Adjoinery:directions, also where nothing tells how many directions there are.
  n = [];
  for k = 1:numel(varargin)
    pair = varargin{k};
    if numel(pair) == 1
      adm_directions_check(pair{1}, limit);
    else
      n = adm_directions_of(pair{1}, pair{2}, n, limit);
    end
  end
  if isempty(n) && nargout > 0
    error('Adjoinery:directions', 'Nothing tells how many directions there are: no tangent holds a number.');
  end
end

function n = adm_directions_of(g, x, n, limit)
  if iscell(x) || isstruct(x)
    if ~strcmp(class(g), class(x)) || numel(g) ~= numel(x)
      error('Adjoinery:directions', 'The tangent of a cell array or a structure must have its structure.');
    end
    if isstruct(x)
      names = fieldnames(x);
      for k = 1:numel(x)
        for name = names.'
          n = adm_directions_of(g(k).(name{1}), x(k).(name{1}), n, limit);
        end
      end
    else
      for k = 1:numel(x)
        n = adm_directions_of(g{k}, x{k}, n, limit);
      end
    end
    return
  end
  adm_directions_check(x, limit);
  if ~isfloat(x)
    return
  end
  dims = size(x);
  if isempty(n)
    n = size(g, numel(dims) + 1);
  end
  if n < 1
    error('Adjoinery:directions', 'A tangent of size %s has no direction: of a value of size %s it must have [%s n], with n at least 1.', ...
        mat2str(size(g)), mat2str(dims), num2str(dims));
  elseif ~isequal(size(g), size(zeros([dims, n])))
    error('Adjoinery:directions', 'A tangent has the size %s: of a value of size %s, and %d directions, it must have %s.', ...
        mat2str(size(g)), mat2str(dims), n, mat2str([dims, n]));
  end
end

function adm_directions_check(x, limit)
  if iscell(x)
    for k = 1:numel(x)
      adm_directions_check(x{k}, limit);
    end
  elseif isstruct(x)
    names = fieldnames(x);
    for k = 1:numel(x)
      for name = names.'
        adm_directions_check(x(k).(name{1}), limit);
      end
    end
  elseif limit == 2 && ndims(x) > 2
    adm_matrix(x);
  end
end
