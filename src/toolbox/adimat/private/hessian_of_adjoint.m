function [H, J] = hessian_of_adjoint(p, values, Y, V, W)
  % HESSIAN_OF_ADJOINT  Second derivatives by tangents of adjoints: one call for each weighted sum and block of directions.
  [H, J] = adj.internal.in_dimensions(p.f, p.options, @(options) in_blocks(setfield(p, 'options', options), values, Y, V, W));
end

function [H, J] = in_blocks(p, values, Y, V, W)
  [d, inputs] = adj.internal.derivative(p.f, p.args, adj.internal.request('hessian', p.wrt, p.outputs, p.options));
  count = size(W, 2);
  % With no directions the gradient still comes from a call.
  given = [W, zeros(p.width, count == 0)];
  block = adj.internal.block_size(p.width);
  if isfield(p.opts, 'x_block')
    block = p.opts.x_block;
  end
  H = zeros(size(V, 2), count, size(Y, 1));
  J = zeros(size(Y, 1), p.width);
  for i = 1:size(Y, 1)
    seeds = seeds_of(values, Y(i, :).');
    columns = zeros(p.width, size(given, 2));
    for first = 1:block:size(given, 2)
      chosen = first:min(first + block - 1, size(given, 2));
      list = [adj.internal.along(d, inputs, adj.internal.spread(p.args, p.wrt, given(:, chosen)), numel(chosen)), seeds];
      found = cell(1, 2 * numel(d.independents));
      [found{:}] = d.functions.second(list{:});
      columns(:, chosen) = adj.internal.directional(adj.internal.gradients(d, found(1:2:end), p.args), numel(chosen));
      J(i, :) = adj.internal.numbers(adj.internal.gradients(d, found(2:2:end), p.args)).';
    end
    H(:, :, i) = V.' * columns(:, 1:count);
  end
end
