function report = check_index_sets(f, g, sets, args, independents, outputs, dependents)
% CHECK_INDEX_SETS  Compare a pattern by index sets with tangents along all numbers of the arguments.
%   report = check_index_sets(f, g, sets, args, independents, outputs, dependents): '' if each nonzero of a tangent is in the pattern,
%   otherwise what is missing.
  values = args(independents);
  width = numel(numbers_of(values));
  [places, given] = positions(numel(args), independents);
  rows = rows_like(values, eye(width));
  plain = cell(1, outputs);
  report = '';
  try
    [plain{:}] = f(args{:});
  catch
    % There is nothing to compare with.
    return
  end
  results = cell(1, outputs + numel(dependents));
  [at, kept] = positions(outputs, dependents);
  [results{:}] = sets(arguments(args, rows, places, given){:});
  pattern = stacked(results(at - 1), results(at), width);
  if ~isequaln(plain(dependents), results(at))
    report = 'the results differ';
    return
  end
  found = false(size(pattern));
  for k = 1:width
    [results{:}] = g(arguments(args, with_numbers(values, full((1:width).' == k) + 0), places, given){:});
    found(:, k) = numbers_of(results(at - 1), results(at)) ~= 0;
  end
  if any(found(:) & ~pattern(:))
    [i, j] = find(found & ~pattern, 1);
    report = sprintf('element (%d, %d) is missing, and %d others', i, j, nnz(found & ~pattern) - 1);
  end
end

function [places, given] = positions(count, active)
  is_active = false(1, count);
  is_active(active) = true;
  all_places = cumsum(1 + is_active);
  places = all_places(active);
  given = all_places;
end

function list = arguments(args, tangents, places, given)
  list = cell(1, numel(args) + numel(places));
  list(given) = args;
  list(places - 1) = tangents;
end

function x = rows_like(x, rows)
  if iscell(x)
    for k = 1:numel(x)
      count = numel(numbers_of(x{k}));
      x{k} = rows_like(x{k}, rows(1:count, :));
      rows(1:count, :) = [];
    end
  elseif isstruct(x)
    ordered = orderfields(x);
    names = fieldnames(ordered);
    x = orderfields(cell2struct(rows_like(struct2cell(ordered), rows), names, 1), x);
  elseif isfloat(x)
    x = rows;
  end
end

function p = stacked(p, x, width)
  if iscell(x)
    parts = cellfun(@(it, value) stacked(it, value, width), p(:), x(:), 'UniformOutput', false);
    p = vertcat(false(0, width), parts{:});
  elseif isstruct(x)
    p = stacked(struct2cell(orderfields(p)), struct2cell(orderfields(x)), width);
  elseif isfloat(x)
    p = full(p);
  else
    p = false(0, width);
  end
end
