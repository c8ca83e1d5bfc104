function [part, check] = adm_fixed_progress(round, change, largest, past, tolerance)
% ADM_FIXED_PROGRESS  Refuse derivatives that do not settle when they are found by repetition.
%   [part, check] = adm_fixed_progress(round, change, largest, past, tolerance): the norms of changes by this round, and the largest
%   norms of what changes; past is the part by which a round changed it when half as many had been made. Gives the part of this one, and
%   the round to look at next. An error Adjoinery:fixedPoint where it changes no less than before, or is not finite.
  part = max(change(change > 0) ./ largest(change > 0));
  check = 2 * round;
  if ~all(isfinite(change))
    error('Adjoinery:fixedPoint', 'The derivative of the fixed point is not finite after %d repetitions of that of its iteration.', round);
  elseif ~(part < 0.999 * past)
    error('Adjoinery:fixedPoint', 'The derivative of the fixed point does not settle: repetition %d of that of its iteration changes it by %g of its norm, and the tolerance is %g.', round, part, tolerance);
  end
end
