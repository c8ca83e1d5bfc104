function it = judge_by_tolerances(p, position, x, d, told, scale, gradients)
  % JUDGE_BY_TOLERANCES  What differences with tighter tolerances of solvers say of a slope.
  %   it = judge_by_tolerances(p, position, x, d, told, scale, gradients): p is the program as program_at makes it, x + t * d are
  %   the numbers of the argument at that position, scale is the size of slopes, gradients a map in which gradients are kept
  %   by the factors of tolerances; the result is that of judge_differences. Results of a solver, and differences of them, are
  %   as good as its tolerance; its derivative may be better. So there are differences with several steps and several
  %   tolerances: by how much they scatter, and move with the tolerance, is their error.
  global adm_solvers
  it = struct('best', NaN, 'deviation', NaN, 'verdict', 'NOT SURE', 'reason', 'the solvers can do no tighter tolerances');
  unit = max([1; abs(x)]);
  moved = @(t) real(weighted_results(p, position, x + t * d));
  factors = [1, 1e-1, 1e-2, 1e-3];
  [found, errors] = deal(NaN(size(factors)));
  unwind_protect
    for k = 1:numel(factors)
      adm_solvers.factor = factors(k);
      several = arrayfun(@(h) central_difference(moved, h), unit * [1e-1, 3e-2, 1e-2, 1e-3, 1e-4]);
      if sum(isfinite(several)) < 3
        % Solvers fail where too much is asked for.
        break;
      end
      found(k) = median(several(isfinite(several)));
      errors(k) = median(abs(several(isfinite(several)) - found(k)));
    end
    errors = [NaN, max(errors(2:end), abs(diff(found)) / 3)];
    [error, k] = min(errors);
    if isnan(error)
      return;
    end
    adm_solvers.factor = factors(k);
    slope = slope_at(p, position, d, gradients);
    it.best = found(k);
    it.deviation = abs(slope - it.best) / scale;
    it.reason = sprintf('with tighter tolerances of %s differences deviate by %.1e, with an error of %.1e', ...
      strjoin(p.solvers, ', '), it.deviation, error / scale);
    others = isfinite(errors);
    if abs(told - slope) > 1e-2 * scale
      it.reason = sprintf('%s; the derivative itself moves by %.1e', it.reason, abs(told - slope) / scale);
    elseif abs(slope - it.best) <= max(10 * error, p.tolerance * scale) && error <= 1e-3 * scale
      it.verdict = 'right';
    elseif abs(slope - it.best) > 10 * error && all(abs(found(others) - it.best) <= abs(slope - it.best) / 2)
      it.verdict = {'NOT SMOOTH', 'WRONG'}{1 + is_smooth(moved, unit, slope, error)};
    end
  unwind_protect_cleanup
    adm_solvers.factor = 1;
  end_unwind_protect
end

function slope = slope_at(p, position, d, gradients)
  global adm_solvers
  if p.forward
    slope = p.tangent(p.args, position, d);
    return;
  end
  if ~isKey(gradients, adm_solvers.factor)
    gradients(adm_solvers.factor) = p.adjoint(p.args, 1){p.independents == position};
  end
  slope = slope_of_gradient(gradients(adm_solvers.factor), d);
end
