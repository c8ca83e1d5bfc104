function [J, results] = right_product(p, seed, product, tolerance)
  % RIGHT_PRODUCT  J * S by a method that takes columns, compressed where there is a pattern.
  %   [J, results] = right_product(p, seed, product, tolerance): [columns, results] = product(p, S); with a tolerance, one more
  %   column checks the pattern.
  [J, results] = with_pattern(p, @(p) planned_product(p, seed, product, tolerance));
end

function [J, results] = planned_product(p, seed, product, tolerance)
  plan = plan_of(p, seed, 2);
  if ~plan.whole && size(plan.seed, 1) ~= p.width
    error('Adjoinery:seedSize', 'The seed must have %d rows, one for each number of the arguments; it is %d by %d.', p.width, size(plan.seed));
  end
  if isempty(plan.pattern)
    if plan.whole
      plan.seed = speye(p.width);
    end
    [J, results] = product(p, plan.seed);
    return;
  end
  count = max([0, plan.colors]);
  groups = full(sparse(1:p.width, plan.colors, 1, p.width, count));
  check = tolerance > 0 && ~(isfield(p.opts, 'x_checkPattern') && isequal(p.opts.x_checkPattern, 0));
  if check
    groups = [groups, adj.internal.probe(p.width)];
  end
  [columns, results] = product(p, groups);
  if size(plan.pattern, 1) ~= size(columns, 1)
    error('Adjoinery:pattern', 'JPattern must have %d rows, one for each number of the results; it has %d.', size(columns, 1), size(plan.pattern, 1));
  end
  J = scatter(plan.pattern, columns(:, 1:count), plan.colors);
  if check
    check_product(J * groups(:, end), columns(:, end), abs(J) * groups(:, end), tolerance);
  end
  if ~plan.whole
    J = J * plan.seed;
  end
end
