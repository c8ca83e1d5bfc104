function [y, product, made] = reverse_product(f, args, wrt, options, seed)
  % REVERSE_PRODUCT  The result of a function, seed * J, and the folder of the derivative (made), by one recording
  %   and a reverse sweep for each row of the seed.
  %   The seed has one column for each number of the result; [] stands for all rows of J.
  [y, d, tape] = adj.internal.recorded(f, args, wrt, options);
  made = d.folder;
  values = adj.internal.numbers(y);
  if isequal(size(seed), [0 0]) && numel(values) > 0
    seed = speye(numel(values));
  elseif size(seed, 2) ~= numel(values)
    error('Adjoinery:seedSize', 'In reverse mode the seed must have %d columns, one for each number of the result; it has the size %s.', ...
      numel(values), mat2str(size(seed)));
  end
  product = zeros(size(seed, 1), numel(adj.internal.numbers(args(wrt))));
  rows = cell(1, numel(wrt));
  for k = 1:size(seed, 1)
    row = full(seed(k, :)).';
    [rows{:}] = adj.internal.pull(d, tape, args, y, adj.internal.with_numbers(y, row));
    if ~isreal(values) || ~isreal(row)
      others = cell(1, numel(wrt));
      [others{:}] = adj.internal.pull(d, tape, args, y, adj.internal.with_numbers(y, -1i * row));
      rows = adj.internal.with_imaginary(rows, others, args(wrt));
    end
    product(k, :) = adj.internal.numbers(rows).';
  end
end
