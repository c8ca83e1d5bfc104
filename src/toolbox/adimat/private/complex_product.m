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
  if count > 0 && ~(isfield(p.opts, 'x_checkAnalytic') && isequal(p.opts.x_checkAnalytic, 0))
    check_analytic(p, start, full(S), J, column);
  end
end

function values = results_at(p, column)
  p.args(p.wrt) = adj.internal.spread(p.args, p.wrt, column);
  values = values_of(p, 1);
  values = values(p.outputs);
end

% An error where differences along one direction are far from the complex steps: abs, ' and max of complex numbers are others.
function check_analytic(p, start, S, J, column)
  weights = probe(size(S, 2));
  along = S * weights;
  found = J * weights;
  terms = abs(J) * weights + abs(column) + 1;
  largest = max([0; abs(along)]);
  if largest == 0
    return;
  end
  wrong = true(size(found));
  for factor = [1, 0.1, 10]
    h = factor * eps^(1 / 3) * max([1; abs(start)]) / largest;
    try
      above = numbers_of(results_at(p, start + h * along));
      below = numbers_of(results_at(p, start - h * along));
    catch
      % The function need not have a value beside the point.
      return;
    end
    if numel(above) ~= numel(found) || numel(below) ~= numel(found)
      return;
    end
    wanted = (above - below) / (2 * h);
    scale = abs(J) * weights + abs(wanted);
    wrong = wrong & isfinite(wanted) & isfinite(found) & abs(wanted - found) > 1e-3 * scale + 1e-7 * terms;
    if ~any(wrong)
      return;
    end
  end
  k = find(wrong, 1);
  error('Adjoinery:analytic', ['Complex steps give %g where differences give %g (place %d): the function does not continue to complex ', ...
    'arguments as it must. Write .'' for '', and take care with abs, norm, max and <; or use admDiffFor. x_checkAnalytic = 0 leaves ', ...
    'this check out.'], found(k), wanted(k), k);
end
