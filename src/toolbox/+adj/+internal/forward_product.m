function [y, product, made] = forward_product(f, args, wrt, options, seed)
  % FORWARD_PRODUCT  The result of a function, J * seed, and the folder of the derivative (made); the seed has one row for each number of
  %   the arguments in wrt.
  args = adj.internal.full_arguments(args);
  width = numel(adj.internal.numbers(args(wrt)));
  if size(seed, 1) ~= width
    error('Adjoinery:seedSize', 'In forward mode the seed must have %d rows, one for each number of the arguments; it has the size %s.', ...
      width, mat2str(size(seed)));
  elseif isempty(seed)
    y = adj.internal.value_of(f, args, options.output);
    product = zeros(numel(adj.internal.numbers(y)), size(seed, 2));
    made = '';
  else
    [y, product, made] = adj.internal.tangents(f, args, wrt, options, seed);
  end
end
