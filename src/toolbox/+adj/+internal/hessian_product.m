function [g, product, made, states] = hessian_product(f, args, wrt, options, seed)
  % HESSIAN_PRODUCT  The gradients of a function with one number as its result, and H * seed by tangents of the adjoint, in blocks of
  %   directions. g is a cell, of one gradient for each position in wrt; made is the folder of the derivative, states those of the
  %   generators of random numbers before each block, if the function draws some, or [].
  args = adj.internal.full_arguments(args);
  try
    [g, product, made, states] = adj.internal.in_dimensions(f, options, @(it) in_blocks(f, args, wrt, it, seed));
  catch problem
    adj.internal.fail_unless_scalar(problem, 'adj.hessian');
  end
end

function [g, product, made, states] = in_blocks(f, args, wrt, options, seed)
  [d, inputs] = adj.internal.derivative(f, args, adj.internal.request('hessian', wrt, options.output, options));
  made = d.folder;
  states = [];
  if d.is_random
    states = rng();
  end
  width = size(seed, 1);
  product = zeros(width, size(seed, 2));
  g = args(wrt);
  block = adj.internal.block_size(width);
  for first = 1:block:size(seed, 2)
    chosen = first:min(first + block - 1, size(seed, 2));
    list = [adj.internal.along(d, inputs, adj.internal.spread(args, wrt, full(seed(:, chosen))), numel(chosen)), {1}];
    results = cell(1, 2 * numel(d.independents));
    if d.is_random
      rng(states);
    end
    [results{:}] = d.functions.second(list{:});
    product(:, chosen) = adj.internal.directional(adj.internal.gradients(d, results(1:2:end), args), numel(chosen));
    g = adj.internal.gradients(d, results(2:2:end), args);
  end
end
