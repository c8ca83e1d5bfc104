function it = compare_argument(p, position)
  % COMPARE_ARGUMENT  How the derivative with regard to one argument compares with other derivatives.
  %   it = compare_argument(p, position): p is the program as program_at makes it. it has these fields: value, the largest
  %   relative difference between results of f and of its derivatives; count, the number of directions; the largest
  %   relative deviations: dot, of the adjoint from the tangent, differences and steps, of the verified one from central
  %   differences of order four and from the complex step (NaN where one does not serve: there is no other derivative; f is
  %   not analytic); verdict and its reason; the parts of the argument that are not compared as f stops beside their values
  %   (stuck), and why it stops (problem); missing: why there is no other derivative.
  %   Verdicts, the worst of all directions: WRONG: adjoint and tangent disagree, or differences settle elsewhere, or the
  %   complex step does; NOT SURE: nothing decides; NOT SMOOTH: f has a kink or a jump; INCOMPLETE: parts are not compared;
  %   right.
  x = flatten_numbers(p.args{position});
  evaluate = @(x) weighted_results(p, position, x);
  [directions, it.stuck, it.problem] = movable_directions(p.args{position}, x, evaluate);
  it.count = columns(directions);
  noises = arrayfun(@(k) @() slope_noise(p, position, directions(:, k)), 1:it.count, 'UniformOutput', false);
  [told, gaps, are_unlike, it.value, it.missing] = compare_slopes(p, position, directions, noises);
  s = sampled(p, position, x, directions, told, evaluate);
  [verdicts, reasons] = deal(repmat({'right'}, 1, it.count), repmat({''}, 1, it.count));
  deviations = abs(told - s.near) / s.scale;
  agrees = abs(told - s.steps) <= 1e-9 * s.exact;
  gradients = containers.Map('KeyType', 'double', 'ValueType', 'any');
  % Compare rounding with the largest slopes.
  gaps(2, ~are_unlike) = max([gaps(2, :), s.exact]);
  dots = gaps(1, :) ./ gaps(2, :);
  for k = find(are_unlike)
    verdicts{k} = 'WRONG';
    reasons{k} = sprintf('adjoint and tangent disagree by %.1e', dots(k));
  end
  % Differences decide nothing below the rounding of the largest step.
  rounding = 3 * eps * s.values / (0.1 * max([1; abs(x)]));
  for k = find(~are_near(told, s.near, p.tolerance) & ~(abs(told - s.near) <= rounding))
    if any(strcmp(verdicts, 'WRONG'))
      % Of the argument nothing better can be said.
      break;
    end
    by_steps = @() judge_differences(s.movers{k}, x, directions(:, k), told(k), s.tables{k}, s.values, p.tolerance, noises{k});
    if isempty(p.solvers)
      study = by_steps();
    else
      study = judge_by_tolerances(p, position, x, directions(:, k), told(k), s.scale, gradients);
      other = study;
      if strcmp(study.verdict, 'NOT SURE')
        other = by_steps();
      end
      if any(strcmp(other.verdict, {'right', 'NOT SMOOTH'}))
        study = other;
      end
    end
    s.near(k) = study.best;
    if ~strcmp(study.verdict, 'NOT SURE') || ~(agrees(k) || abs(told(k) - study.best) <= p.tolerance * s.scale)
      verdicts{k} = study.verdict;
      reasons{k} = study.reason;
      deviations(k) = study.deviation;
    end
  end
  it.differences = largest_of(deviations(~strcmp(verdicts, 'NOT SMOOTH')), Inf);
  it.dot = largest_of(dots, NaN);
  it.steps = NaN;
  if is_analytic(p, position, x, directions, told, s, agrees & ~strcmp(verdicts, 'WRONG'))
    [it.steps, k] = largest_of(abs(told - s.steps) / s.exact, NaN);
    if it.steps > 1e-9
      verdicts{k} = 'WRONG';
      reasons{k} = sprintf('the complex step deviates by %.1e', it.steps);
    end
  end
  order = {'WRONG', 'NOT SURE', 'NOT SMOOTH', 'right'};
  [~, worst] = min([cellfun(@(it) find(strcmp(it, order)), verdicts), numel(order)]);
  [it.verdict, it.reason] = deal([verdicts, {'right'}]{worst}, [reasons, {''}]{worst});
  if strcmp(it.verdict, 'right')
    it = weakened(it, p, told, s, noises);
  elseif ~p.is_repeatable
    it.verdict = 'NOT SURE';
    it.reason = 'two calls with the same arguments give different results';
  end
end

function s = sampled(p, position, x, directions, told, evaluate)
  % Differences and complex steps in all directions, and what counts as large among them.
  count = columns(directions);
  s.movers = arrayfun(@(k) @(t) real(evaluate(x + t * directions(:, k))), 1:count, 'UniformOutput', false);
  s.tables = cell(1, count);
  [s.near, s.steps] = deal(NaN(1, count));
  [~, s.values] = evaluate(x);
  for k = 1:count
    [s.near(k), s.tables{k}] = nearest_difference(s.movers{k}, x, told(k), s.values);
    s.steps(k) = by_complex_step(p, position, x, directions(:, k));
  end
  slopes = abs([told, s.near]);
  largest = max([0, slopes(isfinite(slopes))]);
  s.hidden = s.values;
  if ~all(are_near(told, s.near, p.tolerance)) || ~all(are_near(told, s.steps, 1e-9))
    s.hidden = max([s.values, cellfun(@(moved) hidden_size(moved, x), s.movers)]);
  end
  % Slopes below what rounding makes of differences are not told from 0; of seven digits a difference leaves four.
  s.scale = max([largest, 1e8 * eps * s.hidden, (p.eps > eps) * 1e9 * p.eps * s.hidden, realmin]);
  % Nor are those of which nothing is left, as of sum(x - mean(x)): rounding leaves some eps of the values on the way.
  s.exact = max([largest, 5e9 * eps * s.hidden, realmin]);
end

function yes = are_near(told, others, tolerance)
  yes = abs(told - others) <= tolerance * max(abs(told), abs(others)) & isfinite(told);
end

function [best, table] = nearest_difference(moved, x, told, values)
  % The best step is not known: among some, the one that agrees best, and all that were tried. None agrees by chance to many
  % digits, but where rounding leaves nothing of a slope. Functions that bend much need the smallest steps, and so do those
  % that stop not far from x.
  best = NaN;
  table = zeros(2, 0);
  for h = 10 .^ -(2:9) * max([1; abs(x)])
    found = central_difference(moved, h);
    table(:, end + 1) = [h; found];
    is_lost = 3 * eps * values / h > 1e-3 * max([abs(told), abs(table(2, :))]);
    if isnan(best) || (abs(found - told) < abs(best - told) && ~is_lost)
      best = found;
    end
    if abs(best - told) <= 1e-9 * abs(told)
      return;
    end
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

function s = by_complex_step(p, position, x, d)
  s = NaN;
  if ~isreal(x)
    return;
  end
  try
    moved = weighted_results(p, position, complex(x, 1e-100 * d));
    if all(cellfun(@(it) isreal(flatten_numbers(it)), p.seeds))
      s = imag(moved) * 1e100;
    end
  catch
    % A function that does not take complex numbers is compared with differences only.
  end
end

function it = weakened(it, p, told, s, noises)
  % Derivatives that are right as far as they go.
  slope = max([0, abs(told)]);
  if ~isempty(it.stuck)
    it.verdict = 'INCOMPLETE';
  elseif ~all(are_near(told, s.steps, 1e-9)) && slope > 0 && slope <= p.tolerance * s.scale && slope > 100 * max(cellfun(@(f) f(), noises))
    it.verdict = 'NOT SURE';
    it.reason = sprintf('slopes of %.1e are lost in the rounding of values of %.1e', slope, s.hidden);
  end
end

function [r, k] = largest_of(numbers, if_nan)
  % The largest number, 0 if there is none, and where it is; and what is said if one is NaN.
  [r, k] = max([numbers, 0]);
  if any(isnan(numbers))
    r = if_nan;
  end
end
