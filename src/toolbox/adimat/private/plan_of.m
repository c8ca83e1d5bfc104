function plan = plan_of(p, seed, side)
  % PLAN_OF  How the seed of a driver, and its pattern, are followed.
  %   plan = plan_of(p, seed, side): side is 2 for J * S and 1 for S * J. plan.pattern is [] or the pattern of J, plan.colors its
  %   groups of columns (side 2) or rows, plan.whole tells that the seed is the identity, plan.seed holds it otherwise.
  pattern = p.opts.JPattern;
  plan.pattern = [];
  plan.colors = [];
  plan.seed = seed;
  plan.whole = false;
  coloring = p.opts.coloringFunction;
  if isa(seed, 'function_handle') || ischar(seed)
    coloring = seed;
    plan.whole = true;
    if isempty(pattern)
      error('Adjoinery:seedSize', 'A function for colouring in the place of the seed needs the option JPattern.');
    end
  elseif ~(isfloat(seed) || islogical(seed)) || ndims(seed) > 2
    error('Adjoinery:seedSize', 'A seed is a matrix, 1, or a function for colouring; this one is of class %s.', class(seed));
  else
    plan.whole = numel(seed) == 1 && seed == 1;
  end
  if isempty(pattern)
    return;
  end
  if isequal(pattern, 'auto')
    pattern = auto_pattern(p, false);
  end
  if ~(isnumeric(pattern) || islogical(pattern)) || ndims(pattern) > 2
    error('Adjoinery:pattern', 'JPattern takes a matrix whose nonzeros are meant, one row for each number of the results, or ''auto''.');
  end
  if size(pattern, 2) ~= p.width
    error('Adjoinery:pattern', 'JPattern must have %d columns, one for each number of the arguments; it is %d by %d.', p.width, size(pattern));
  end
  plan.pattern = sparse(pattern ~= 0);
  if side == 2
    plan.colors = colors_of(plan.pattern, coloring, p.opts);
  else
    plan.colors = colors_of(plan.pattern.', coloring, p.opts);
  end
end
