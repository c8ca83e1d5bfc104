function [is_settled, past] = adm_fixed_settles(next, now, past, tolerance)
% ADM_FIXED_SETTLES  Whether derivatives that are found by repetition settle.
%   [is_settled, past] = adm_fixed_settles(next, now, past, tolerance): cells of derivatives, and the same one repetition before. Each
%   may change by the tolerance, times the largest norm that it has had. past is [] to begin with. An error Adjoinery:fixedPoint
%   where they do not settle: after 128 repetitions, or twice, four times … as many, they must change less than after half of them.
  if isempty(past)
    past = struct('count', 0, 'change', Inf, 'norms', zeros(1, numel(next)));
  end
  past.count = past.count + 1;
  change = 0;
  for k = 1:numel(next)
    past.norms(k) = max(past.norms(k), norm(full(next{k}(:))));
    difference = next{k} - now{k};
    moved = norm(full(difference(:)));
    if ~(moved <= tolerance * past.norms(k))
      change = max(change, moved / past.norms(k));
    end
    if ~isfinite(moved) || ~isfinite(past.norms(k))
      error('Adjoinery:fixedPoint', 'The derivative of the fixed point is not finite after %d repetitions of that of its iteration.', past.count);
    end
  end
  is_settled = change == 0;
  if ~is_settled && past.count >= 64 && mod(log2(past.count), 1) == 0
    if ~(change < 0.999 * past.change)
      error('Adjoinery:fixedPoint', 'The derivative of the fixed point does not settle: repetition %d of that of its iteration changes it by %g of its norm, and the tolerance is %g.', past.count, change, tolerance);
    end
    past.change = change;
  end
end
