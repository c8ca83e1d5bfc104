function pattern = index_sets(f, args, wrt, outputs, options)
  % INDEX_SETS  The pattern of a Jacobian by index sets: sparse and logical.
  %   pattern = adj.internal.index_sets(f, args, wrt, outputs, options): each number of the results has a row, with true for the numbers of
  %   the arguments in wrt on which the statements that run at these arguments may make it depend. It is an error where the
  %   transformation refuses the program; the values of derivatives do not count.
  %   With outputs = 'gradient' it is that of the Hessian: the gradients with regard to the arguments in wrt are the results.
  args = adj.internal.full_arguments(args);
  if ischar(outputs)
    asked = adj.internal.request('curvatures', wrt, options.output, options);
  else
    asked = adj.internal.request('pattern', wrt, outputs, options);
  end
  [d, inputs] = adj.internal.derivative(f, args, asked);
  width = numel(adj.internal.numbers(args(wrt)));
  sets = cell(1, numel(wrt));
  used = 0;
  for k = 1:numel(wrt)
    [sets{k}, more] = rows_like(args{wrt(k)}, used, width);
    used = used + more;
  end
  list = adj.internal.along(d, inputs, sets, 0);
  if ischar(outputs)
    results = cell(1, 2 * numel(d.independents));
    [results{:}] = d.functions.second(list{:}, 1);
    rows = arrayfun(@(slot, k) rows_of(results{2 * slot - 1}, args{k}, width), d.slots, wrt, 'UniformOutput', false);
    pattern = vertcat(rows{:});
    return;
  end
  is_differentiated = false(1, max(outputs));
  is_differentiated(outputs) = true;
  places = cumsum(1 + is_differentiated);
  results = cell(1, places(end));
  [results{:}] = d.functions.tangent(list{:});
  rows = arrayfun(@(it) rows_of(results{it - 1}, results{it}, width), places(outputs), 'UniformOutput', false);
  pattern = vertcat(rows{:});
end

% A value with rows of a unit matrix in the place of its numbers.
function [value, count] = rows_like(value, before, width)
  if iscell(value)
    count = 0;
    for k = 1:numel(value)
      [value{k}, more] = rows_like(value{k}, before + count, width);
      count = count + more;
    end
  elseif isstruct(value)
    count = 0;
    names = fieldnames(value);
    for k = 1:numel(value)
      for j = 1:numel(names)
        [value(k).(names{j}), more] = rows_like(value(k).(names{j}), before + count, width);
        count = count + more;
      end
    end
  elseif isfloat(value) || islogical(value)
    count = numel(value);
    value = sparse(1:count, before + (1:count), true, count, width);
  else
    count = 0;
  end
end

% The rows of all numbers of a result.
function rows = rows_of(sets, value, width)
  if isstruct(value)
    rows = rows_of(struct2cell(sets(:)), struct2cell(value(:)), width);
  elseif iscell(value)
    parts = cellfun(@(part, it) rows_of(part, it, width), sets(:), value(:), 'UniformOutput', false);
    rows = logical(vertcat(sparse(0, width), parts{:}));
  elseif isfloat(value) || islogical(value)
    rows = sets;
  else
    rows = sparse(0, width);
  end
end
