function yes = is_analytic(p, position, x, directions, told, s, overrules)
  % IS_ANALYTIC  Whether the complex step may be trusted, as the results are analytic functions of an argument.
  %   yes = is_analytic(p, position, x, directions, told, s, overrules): p is the program as program_at makes it, x the numbers of
  %   the argument at that position; of the directions, the columns, told are the slopes that a derivative tells, s.steps those
  %   by the complex step and s.near by differences; s.scale and s.exact say what counts as large among them. Differences
  %   come near to the complex step, or are of no use where the complex step says what is told (overrules).
  yes = ~isempty(told) && all(abs(s.steps - s.near) <= 1e-5 * s.scale | overrules);
  % Where a function is not analytic by little, as sin(1e4 * x) + 1e-3 * abs(x), differences cannot tell it. Cauchy's integral
  % can: of abs it gives half the slope, where the complex step gives 0. Rounding may move it by half of that; two radii agree
  % by chance less often than one does.
  for k = find(abs(told - s.steps) > 1e-9 * s.exact)
    if ~yes
      return;
    end
    found = arrayfun(@(h) slope_by_cauchy(p, position, x, directions(:, k), h), 10 .^ -(0.5:0.5:9) * max([1; abs(x)]));
    is_near = abs(found - s.steps(k)) <= 0.25 * abs(told(k) - s.steps(k));
    yes = any(is_near(1:end - 1) & is_near(2:end));
  end
end

function slope = slope_by_cauchy(p, position, x, d, h)
  % The slope by Cauchy's integral over a circle of radius h around x, with the trapezoidal rule.
  points = exp(2i * pi * (0:7) / 8);
  try
    slope = real(mean(arrayfun(@(w) weighted_results(p, position, x + h * w * d) * conj(w), points))) / h;
  catch
    slope = NaN;
  end
end
