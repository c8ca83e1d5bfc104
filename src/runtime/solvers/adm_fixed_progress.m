function [past, check] = adm_fixed_progress(round, change, largest, past, tolerance)
% ADM_FIXED_PROGRESS  Refuse derivatives that do not settle when they are found by repetition.
%   [past, check] = adm_fixed_progress(round, change, largest, past, tolerance): the norms of changes by this round, and the largest
%   norms of what changes; past are the changes by the round when half as many had been made, or Inf. Gives those of this round, and the
%   round to look at next. An error Adjoinery:fixedPoint where something changes no less than it did, or is not finite.
  if ~all(isfinite(change))
    error('Adjoinery:fixedPoint', 'The derivative of the fixed point is not finite after %d repetitions of that of its iteration.', round);
  end
  stays = change > tolerance * largest & ~(change < 0.999 * past);
  if any(stays)
    error('Adjoinery:fixedPoint', 'The derivative of the fixed point does not settle: repetition %d of that of its iteration changes it by %g of its norm, and the tolerance is %g.', round, max(change(stays) ./ largest(stays)), tolerance);
  end
  past = change;
  check = 2 * round;
end
