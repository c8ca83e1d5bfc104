function [J, results] = complex_product(p, S)
  % COMPLEX_PRODUCT  J * S by complex steps.
  h = p.opts.complexStep;
  start = full(adj.internal.numbers(p.args(p.wrt)));
  if ~isreal(start)
    error('Adjoinery:analytic', 'Complex steps start from real arguments.');
  end
  count = size(S, 2);
  columns = cell(1, count);
  for k = 1:count
    values = results_at(p, start + 1i * h * full(S(:, k)));
    columns{k} = imag(numbers_of(values)) / h;
  end
  results = values_of(p, 1);
  column = numbers_of(results(p.outputs));
  if ~isreal(column)
    error('Adjoinery:analytic', 'The results are complex: complex steps need functions that are real for real arguments. Use admDiffFor.');
  end
  if any(cellfun('numel', columns) ~= numel(column))
    error('Adjoinery:analytic', 'With a complex argument the results have other sizes. Use admDiffFor.');
  end
  J = [zeros(numel(column), 0), columns{:}];
  if count > 0
    weights = adj.internal.probe(count);
    check_analytic(p, @(column) numbers_of(results_at(p, column)), start, full(S) * weights, J * weights, abs(J) * weights, column);
  end
end

function values = results_at(p, column)
  p.args(p.wrt) = adj.internal.spread(p.args, p.wrt, column);
  values = values_of(p, 1);
  values = values(p.outputs);
end
