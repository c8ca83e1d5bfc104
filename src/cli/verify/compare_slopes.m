function [told, gaps, are_unlike, value, missing] = compare_slopes(p, position, directions, noises)
  % COMPARE_SLOPES  The slopes that a derivative tells, and whether adjoint and tangent tell the same (the dot product).
  %   [told, gaps, are_unlike, value, missing] = compare_slopes(p, position, directions, noises): p is the program as program_at
  %   makes it, the directions are columns. gaps are the differences, and what they are to be seen beside; NaN where there is
  %   one derivative only, or a slope is not finite. There is no truncation error: beyond 1e-12 they are unlike, unless
  %   rounding makes as much (noises, functions). value is the largest relative difference between results of f and of the
  %   tangent; missing says why this cannot be run, if it is not the one that is verified.
  count = columns(directions);
  told = NaN(1, count);
  gaps = NaN(2, count);
  are_unlike = false(1, count);
  value = 0;
  missing = '';
  for k = 1:count
    [slopes, sizes] = deal(NaN(1, 2));
    if ~isempty(p.adjoint)
      [slopes(1), sizes(1)] = slope_of_gradient(p.gradients{p.independents == position}, directions(:, k));
    end
    if ~isempty(p.tangent) && isempty(missing)
      try
        [slopes(2), sizes(2), results] = p.tangent(p.args, position, directions(:, k));
        value = max(value, value_difference(results, p.z(1:p.outputs)));
      catch problem
        if p.forward
          rethrow(problem);
        end
        missing = sprintf('the tangent stops: %s', problem.message);
      end
    end
    told(k) = slopes(1 + p.forward);
    if all(isfinite(slopes))
      gaps(:, k) = [abs(diff(slopes)); max([sizes, realmin])];
      are_unlike(k) = gaps(1, k) > 1e-12 * p.eps / eps * gaps(2, k) && gaps(1, k) > 100 * noises{k}();
    end
  end
end
