function [J, results] = tangent_product(p, S)
  % TANGENT_PRODUCT  J * S by tangents, in blocks of directions.
  p.args = adj.internal.full_arguments(p.args);
  [J, results] = adj.internal.in_dimensions(p.f, p.options, @(options) in_blocks(setfield(p, 'options', options), S));
end

function [J, results] = in_blocks(p, S)
  [d, inputs] = adj.internal.derivative(p.f, p.args, adj.internal.request('directions', p.wrt, p.outputs, p.options));
  last = max(p.outputs);
  active = false(1, last);
  active(p.outputs) = true;
  at_values = cumsum(1 + active);
  at_tangents = at_values(p.outputs) - 1;
  count = size(S, 2);
  block = adj.internal.block_size(size(S, 1));
  if isfield(p.opts, 'x_block')
    block = p.opts.x_block;
  end
  pieces = {};
  for first = 1:block:max(1, count)
    chosen = first:min(first + block - 1, count);
    if isempty(chosen)
      results = values_of(p, last);
      J = zeros(numel(numbers_of(results(p.outputs))), 0);
      return;
    end
    list = adj.internal.along(d, inputs, adj.internal.spread(p.args, p.wrt, full(S(:, chosen))), numel(chosen));
    found = cell(1, at_values(end));
    [found{:}] = d.functions.tangent(list{:});
    pieces{end + 1} = columns_of(found(at_tangents), found(at_values(p.outputs)), numel(chosen));
  end
  results = found(at_values);
  J = [pieces{:}];
end

% The tangents of all results, one below the other.
function columns = columns_of(tangents, values, count)
  adj.internal.fail_unless_numbers(values{:});
  parts = cell(numel(values), 1);
  for k = 1:numel(values)
    if isfloat(values{k}) || islogical(values{k}) || iscell(values{k}) || isstruct(values{k})
      parts{k} = adj.internal.directional(tangents{k}, count);
    else
      parts{k} = zeros(0, count);
    end
    if size(parts{k}, 2) ~= count || size(parts{k}, 1) ~= numel(numbers_of(values(k)))
      error('Adjoinery:outputs', 'A result is, or holds, numbers of an integer class, which have no derivatives.');
    end
  end
  columns = vertcat(zeros(0, count), parts{:});
end
