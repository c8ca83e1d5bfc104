function it = judge_differences(moved, x, d, told, table, values, tolerance, noise)
  % JUDGE_DIFFERENCES  What differences with many steps say of a slope that those with some deviate from.
  %   it = judge_differences(moved, x, d, told, table, values, tolerance, noise): moved(t) is the function at x + t * d, values
  %   the size of what it is the sum of, table the steps that were tried and their differences, in two rows; noise() how much
  %   rounding moves the told slope. it.verdict is WRONG where the slope deviates from the best difference by more than ten
  %   times the error of this, and those with smaller steps deviate in the same way; NOT SMOOTH where a kink or a jump explains
  %   it; right where another step agrees; else NOT SURE. best is the best difference, deviation that of the slope from it,
  %   reason the text.
  unit = max([1; abs(x)]);
  rounding = max(eps * values, scatter(moved, unit));
  it = struct('best', NaN, 'deviation', Inf, 'verdict', 'NOT SURE', 'reason', 'differences cannot be made');
  if ~is_smooth(moved, unit, told, rounding)
    it.verdict = 'NOT SMOOTH';
    it.reason = 'the function has a kink or a jump at these arguments; give others to compare there';
    it.best = told;
    it.deviation = 0;
    return;
  end
  steps = setdiff(unit * 10 .^ -[1:0.5:6.5, 7:12], table(1, :));
  natural = max([0; abs(x(d ~= 0))]);
  if natural > 0 && natural < 1e-3 * unit
    steps = union(steps, natural * 10 .^ -(1:0.5:9));
  end
  table = [table, [steps; arrayfun(@(h) central_difference(moved, h), steps)]];
  table = sortrows(table(:, isfinite(table(2, :)))', -1)';
  table(:, [false, diff(log(table(1, :))) > -0.1]) = [];
  if columns(table) < 3
    return;
  end
  [h, found] = deal(table(1, :), table(2, :));
  % The difference from the next one is the error of the larger step, but for rounding.
  rounding = 3 * rounding ./ h;
  errors = abs(diff(found));
  errors = [errors, errors(end)] + rounding;
  [error, k] = min(errors);
  it.best = found(k);
  if ~isfinite(told)
    is_settled = sum(abs(found - it.best) <= 1e-3 * abs(it.best)) >= 3 && error <= 1e-3 * abs(it.best);
    it.reason = sprintf('the derivative is %g; differences are %.3g, with an error of %.1e', told, it.best, error);
    if is_settled
      it.verdict = 'WRONG';
    end
    return;
  end
  own = max(abs([told, it.best]));
  deviation = abs(told - found);
  agrees = deviation <= tolerance * own & rounding <= 1e-3 * own;
  it.deviation = deviation(k) / own;
  if any(agrees)
    it.verdict = 'right';
    it.best = found(find(agrees, 1));
    it.deviation = abs(told - it.best) / own;
  else
    counts = 10 * rounding < deviation(k);
    alike = abs(found - it.best) <= deviation(k) / 2;
    settles = all(alike(counts & h <= h(k))) && sum(alike & counts) >= 3;
    it.reason = sprintf('differences deviate by %.1e, with an error of %.1e', it.deviation, error / own);
    if settles && deviation(k) > 10 * error && deviation(k) > 100 * noise()
      it.verdict = 'WRONG';
    end
  end
end

function noise = scatter(moved, unit)
  % How much the values scatter, by second differences of small steps to each side: a kink or a jump is no rounding.
  noise = 0;
  for t = unit * 1e-12 * [1, 20, -1, -20]
    try
      noise = max(noise, abs(moved(t) + moved(3 * t) - 2 * moved(2 * t)) / 2);
    catch
      % Where it stops there is nothing to be seen.
    end
  end
end
