function [J, results] = difference_product(p, S)
  % DIFFERENCE_PRODUCT  Derivatives of an order along the columns of S by finite differences.
  order = p.opts.derivOrder;
  if ~isnumeric(order) || any(order(:) < 1) || any(order(:) > 4) || any(order(:) ~= round(order(:)))
    error('Adjoinery:options', '''derivOrder'' of differences is 1, 2, 3 or 4, or a row of these.');
  end
  if ~isequal(p.opts.fdContractSteps, 0)
    error('Adjoinery:options', '''fdContractSteps'' is not supported: leave it 0.');
  end
  results = values_of(p, 1);
  adj.internal.fail_unless_numbers(results{p.outputs});
  height = numel(numbers_of(results(p.outputs)));
  count = size(S, 2);
  J = zeros(height, count, numel(order));
  start = full(adj.internal.numbers(p.args(p.wrt)));
  for o = 1:numel(order)
    [points, weights, accuracy] = stencil(p.opts, order(o));
    for k = 1:count
      along = full(S(:, k));
      h = step(p.opts, order(o), accuracy, start, along, k, count);
      total = zeros(height, 1);
      for j = 1:numel(points)
        if points(j) == 0
          values = results(p.outputs);
        else
          values = values_at(p, start + points(j) * h * along);
        end
        column = numbers_of(values);
        if numel(column) ~= height
          error('Adjoinery:seedSize', 'The results have %d numbers at one point and %d at another: differences need the same sizes.', ...
            height, numel(column));
        end
        total = total + weights(j) * column;
      end
      J(:, k, o) = total / h^order(o);
    end
  end
end

% The results at other numbers of the arguments.
function values = values_at(p, column)
  p.args(p.wrt) = adj.internal.spread(p.args, p.wrt, column);
  values = values_of(p, 1);
  values = values(p.outputs);
end

% Where the function is evaluated, in steps, and the weights of the values: exact for polynomials of a degree.
function [points, weights, accuracy] = stencil(opts, order)
  mode = fd_mode(opts.fdMode);
  accuracy = opts.fdAccuracyOrder;
  if isstruct(accuracy)
    accuracy = accuracy.(mode);
  end
  most = 6 + 2 * strcmp(mode, 'central');
  if ~isscalar(accuracy) || accuracy < 1 || accuracy > most || accuracy ~= round(accuracy)
    error('Adjoinery:options', '''fdAccuracyOrder'' of %s differences is a whole number up to %d.', mode, most);
  end
  switch mode
    case 'central'
      half = floor((order + 1) / 2) - 1 + ceil(accuracy / 2);
      points = -half:half;
    case 'forward'
      points = 0:order + accuracy - 1;
    otherwise
      points = -(0:order + accuracy - 1);
  end
  powers = (0:numel(points) - 1).';
  right = zeros(numel(points), 1);
  right(order + 1) = factorial(order);
  weights = ((points .^ powers) \ right).';
  keep = abs(weights) > 1e-12 * max(abs(weights));
  points = points(keep);
  weights = weights(keep);
end

function mode = fd_mode(word)
  names = {'c', 'central', 'centered', 'b', 'left', 'neg', 'backward', 'f', 'right', 'pos', 'forward'};
  if ~ischar(word) || ~any(strcmp(word, names))
    error('Adjoinery:options', '''fdMode'' is ''central'', ''forward'' or ''backward''.');
  end
  kinds = {'central', 'central', 'central', 'backward', 'backward', 'backward', 'backward', 'forward', 'forward', 'forward', 'forward'};
  mode = kinds{strcmp(word, names)};
end

% The step: that of fdStep, or one that balances truncation and rounding for numbers of the size of those that move.
function h = step(opts, order, accuracy, start, along, k, count)
  h = opts.fdStep;
  if isempty(h)
    moving = along ~= 0;
    largest = max([0; abs(along(moving))]);
    if largest == 0
      h = 1;
    else
      h = eps^(1 / (order + accuracy)) * max([1; abs(start(moving))]) / largest;
    end
  elseif ~isnumeric(h) || ~any(numel(h) == [1, count]) || any(h(:) <= 0)
    error('Adjoinery:options', '''fdStep'' is a positive number, or one for each of %d directions.', count);
  elseif numel(h) > 1
    h = h(k);
  end
end
