function compare_adjoint(f, a_f, args, independents, outputs, dependents, inputs, extra, parameters, forward)
  % COMPARE_ADJOINT  Print how a generated adjoint, or tangent, compares with differences and the complex step.
  %   compare_adjoint(f, a_f, args, independents, outputs, dependents, inputs, extra, parameters, forward): args is a cell array;
  %   independents and dependents are positions of arguments and results; inputs is the position of varargin (0: there is
  %   none), extra the number of values in varargout (-1: there is none), parameters how many arguments f may have. Fewer
  %   will do where all dependents are scalars: seeds stand behind the last argument, or are 1.
  %   Prints lines of fields between tabs: '@value' with the largest difference
  %   between the results of f and of a_f, then for each independent '@adjoint', its position, size, the number of
  %   directions, the largest relative differences from central differences of order four and from the complex step
  %   (NaN where the function is not analytic), the number of directions in which f has a kink or a jump there: these are
  %   not compared; the parts of the argument that are not compared as f stops beside their values, and why it stops.
  %   Arguments may be structs and cells of numbers.
  %   Adjoints carry (dRe f/dRe x, -dRe f/dIm x): Re(sum(a_z .* dz)) = Re(sum(a_x .* dx)).
  %   With forward = true, a_f is the tangent [g_z, z] = g_f(g_x, x) instead, and the same is printed of it.
  if inputs > 0
    args = [args(1:inputs - 1), {args(inputs:end)}];
  end
  z = cell(1, outputs);
  try
    [z{:}] = call_with_lists(f, inputs, outputs, extra, args);
  catch problem
    % Results behind the last dependent need not be set.
    outputs = max(dependents);
    if outputs == numel(z)
      rethrow(problem);
    end
    z = cell(1, outputs);
    [z{:}] = call_with_lists(f, inputs, outputs, -1, args);
    extra = -1;
  end
  f = @(varargin) call_with_lists(f, inputs, outputs, extra, varargin);
  seeds = cell(1, numel(dependents));
  for k = 1:numel(dependents)
    v = flatten(z{dependents(k)});
    w = 0.5 + rand(size(v));
    if ~isreal(v)
      w = w + 1i * (0.5 + rand(size(v)));
    end
    seeds{k} = unflatten(z{dependents(k)}, w);
  end
  given = seeds;
  if numel(args) < parameters && ~forward
    if ~all(cellfun(@(it) isreal(it) && isscalar(it), z(dependents)))
      error('all %d arguments are needed: the adjoints of the results stand behind them', parameters);
    end
    seeds = num2cell(ones(size(dependents)));
    given = {};
  end
  if forward
    weighted_tangent = @(p, d) along(a_f, args, p, d, independents, outputs, dependents, inputs, extra, seeds);
    [~, results] = weighted_tangent(independents(1), zeros(size(flatten(args{independents(1)}))));
    tellers = arrayfun(@(p) @(d) weighted_tangent(p, d), independents, 'UniformOutput', false);
  else
    got = cell(1, numel(independents) + outputs);
    [got{:}] = call_with_lists(a_f, inputs, numel(got), -1, [args, given]);
    results = got(numel(independents) + 1:end);
    if extra >= 0
      % The derivative gives all that f puts into varargout, f itself what is asked for.
      results{outputs} = results{outputs}(1:min(extra, end));
    end
    tellers = cell(size(independents));
    for k = find(independents <= numel(args))
      tellers{k} = teller(got{k}, args{independents(k)}, independents(k));
    end
  end
  off = 0;
  for k = 1:outputs
    off = max([off; relative(flatten(results{k}), flatten(z{k}))]);
  end
  printf("\n@value\t%g\n", off);
  for k = find(independents <= numel(args))
    compare_one(f, args, independents(k), outputs, dependents, seeds, tellers{k});
  end
end

function tell = teller(adjoint, x, position)
  a = flatten(adjoint, x);
  if numel(a) ~= numel(flatten(x))
    error('the adjoint of argument %d has %d numbers, the argument has %d', position, numel(a), numel(flatten(x)));
  end
  % What is not moved does not count, though its adjoint be infinite.
  tell = @(d) real(sum(a(d ~= 0) .* d(d ~= 0)));
end

function [s, results] = along(g_f, args, position, d, independents, outputs, dependents, inputs, extra, seeds)
  % What the tangent says of the weighted sum of the results, where one argument moves.
  given = {};
  for k = 1:numel(args)
    if any(independents == k)
      moved = flatten(args{k}) * 0;
      if k == position
        moved = d;
      end
      given = [given, {unflatten(args{k}, moved)}];
    end
    if k == inputs
      given = [given, args{k}];
    else
      given = [given, args(k)];
    end
  end
  got = cell(1, outputs + numel(dependents) + (extra >= 0) * (extra - 1));
  [got{:}] = g_f(given{:});
  s = 0;
  results = cell(1, outputs);
  for k = 1:outputs
    if any(dependents == k)
      tangent = flatten(got{1}, seeds{dependents == k});
      weights = flatten(seeds{dependents == k});
      if numel(tangent) ~= numel(weights)
        error('the tangent of result %d has %d numbers, the result has %d', k, numel(tangent), numel(weights));
      end
      s = s + real(sum(weights .* tangent));
      got(1) = [];
    end
    if k == outputs && extra >= 0
      results{k} = got;
    else
      results(k) = got(1);
      got(1) = [];
    end
  end
end

function compare_one(f, args, position, outputs, dependents, seeds, tell)
  x = flatten(args{position});
  evaluate = @(x) weighted(f, args, position, x, outputs, dependents, seeds);
  [directions, stuck, problem] = movable_directions(args{position}, x, evaluate);
  count = columns(directions);
  told = zeros(1, count);
  differences = zeros(1, count);
  steps = NaN(1, count);
  [~, values] = evaluate(x);
  for k = 1:count
    d = directions(:, k);
    moved = @(t) real(evaluate(x + t * d));
    values = max(values, hidden_size(moved, x));
    told(k) = tell(d);
    differences(k) = by_differences(moved, x, told(k));
    if isreal(x)
      steps(k) = by_complex_step(f, args, position, x, d, outputs, dependents, seeds);
    end
  end
  % Slopes below what rounding makes of differences are not told from 0.
  exact = max([abs(told), abs(differences), 1e-8]);
  scale = max(exact, 1e8 * eps * values);
  if any(cellfun(@(it) isa(it, 'single'), seeds))
    % Seeds have the class of the results: what is rounded to some seven digits leaves four of a difference.
    scale = max(scale, 1e9 * eps('single') * values);
  end
  % Nor are those of which nothing is left, as of sum(x - mean(x)): rounding leaves some eps of the values on the way.
  exact = max(exact, 5e9 * eps * values);
  broken = false(1, count);
  for k = find(abs(told - differences) > 1e-6 * scale)
    unit = max([1; abs(x)]);
    moved = @(t) real(evaluate(x + t * unit * directions(:, k)));
    try
      broken(k) = ~is_smooth(@(t) moved(t) / unit, told(k), scale);
    catch
      % What cannot be seen does not excuse a difference.
    end
  end
  told(broken) = differences(broken);
  if any(~(abs(steps - differences) <= 1e-5 * scale))
    steps = NaN(1, count);
  end
  % Where a function is not analytic by little, no difference comes as near to the step as one does to what is told.
  for k = find(abs(told - steps) > 1e-9 * exact)
    moved = @(t) real(evaluate(x + t * directions(:, k)));
    nearest = by_differences(moved, x, steps(k));
    if abs(nearest - steps(k)) > 100 * max(abs(differences(k) - told(k)), eps * scale)
      steps = NaN(1, count);
      break;
    end
  end
  from_steps = max([0, abs(told - steps) / exact]);
  if count > 0 && any(isnan(steps))
    from_steps = NaN;
  end
  from_differences = max([0, abs(told - differences) / scale]);
  if any(isnan(differences)) || any(isnan(told))
    from_differences = Inf;
  end
  printf("\n@adjoint\t%d\t%s\t%d\t%g\t%g\t%d\t%s\t%s\n", position, size_text(args{position}), count, ...
    from_differences, from_steps, sum(broken), stuck, problem);
end

function best = by_differences(moved, x, told)
  % The best step is not known: among some, the one that agrees best. None agrees by chance to many digits. Functions that
  % bend much need the smallest ones, and so do those that stop not far from x.
  h = 1e-2 * max([1; abs(x)]);
  best = NaN;
  for attempt = 1:8
    try
      found = (8 * (moved(h) - moved(-h)) - (moved(2 * h) - moved(-2 * h))) / (12 * h);
    catch
      found = NaN;
    end
    if isnan(best) || abs(found - told) < abs(best - told)
      best = found;
    end
    if abs(best - told) <= 1e-9 * abs(told)
      return;
    end
    h = h / 10;
  end
end

function size = hidden_size(moved, x)
  % The size of values on the way to a result that cancel, by the rounding that they leave in it. A jump is no rounding: what is
  % more than 1e-9 does not count.
  t = max([1; abs(x)]) * 1e-12 * [1 2 3 5 7 11];
  try
    size = max(abs(arrayfun(moved, [t, -t]) - moved(0))) / eps;
  catch
    size = 0;
  end
  if ~(size * eps <= 1e-9)
    size = 0;
  end
end

function s = by_complex_step(f, args, position, x, d, outputs, dependents, seeds)
  s = NaN;
  try
    moved = weighted(f, args, position, complex(x, 1e-100 * d), outputs, dependents, seeds);
    if all(cellfun(@(it) isreal(flatten(it)), seeds))
      s = imag(moved) * 1e100;
    end
  catch
    % A function that does not take complex numbers is compared with differences only.
  end
end

function [s, values] = weighted(f, args, position, x, outputs, dependents, seeds)
  args{position} = unflatten(args{position}, x);
  z = cell(1, outputs);
  [z{:}] = f(args{:});
  s = 0;
  values = 0;
  for k = 1:numel(dependents)
    parts = flatten(seeds{k}) .* flatten(z{dependents(k)});
    s = s + sum(parts);
    values = values + sum(abs(parts));
  end
end

function v = flatten(x, like)
  % The numbers of a value as a column, where it (or another of the same structure) has floating-point numbers.
  if nargin < 2
    like = x;
  end
  v = zeros(0, 1);
  if isfloat(like)
    v = full(double(x(:)));
  elseif iscell(like)
    for k = 1:numel(like)
      v = [v; flatten(x{k}, like{k})];
    end
  elseif isstruct(like)
    names = sort(fieldnames(like));
    for k = 1:numel(like)
      for j = 1:numel(names)
        v = [v; flatten(x(k).(names{j}), like(k).(names{j}))];
      end
    end
  end
end

function [x, v] = unflatten(x, v)
  % A value like x with the numbers of v.
  if isfloat(x)
    n = numel(x);
    x = reshape(cast(v(1:n), class(x)), size(x));
    v = v(n + 1:end);
  elseif iscell(x)
    for k = 1:numel(x)
      [x{k}, v] = unflatten(x{k}, v);
    end
  elseif isstruct(x)
    names = sort(fieldnames(x));
    for k = 1:numel(x)
      for j = 1:numel(names)
        [x(k).(names{j}), v] = unflatten(x(k).(names{j}), v);
      end
    end
  end
end

function r = relative(a, b)
  if numel(a) ~= numel(b)
    r = Inf;
  else
    r = abs(a - b) ./ max(1, abs(b));
    r(isequaln_each(a, b)) = 0;
  end
end

function same = isequaln_each(a, b)
  same = (a == b) | (isnan(a) & isnan(b));
end

function text = size_text(x)
  text = sprintf('%dx', size(x));
  text = [text(1:end - 1), ' ', class(x)];
end
