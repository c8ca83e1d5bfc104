function [arguments, found] = adm_fixed_repeat(step, arguments, inputs, outputs, given, count, tolerance)
% ADM_FIXED_REPEAT  Arguments of which a step gives the same values again.
%   [arguments, found] = adm_fixed_repeat(step, arguments, inputs, outputs, given, count, tolerance): step(arguments{:}) gives `count`
%   results. Those of `outputs`, with `given` added unless that is {}, become the arguments `inputs` until nothing changes: the norm
%   of each changes by no more than the tolerance, times the largest that it had. found has the results of the last step.
%   Errors: Adjoinery:fixedPoint, see adm_fixed_progress.
  found = cell(1, count);
  change = Inf(1, numel(outputs));
  largest = zeros(1, numel(outputs));
  round = 0;
  check = 64;
  past = Inf;
  while any(~(change <= tolerance * largest))
    if round == check
      [past, check] = adm_fixed_progress(round, change, largest, past, tolerance);
    end
    round = round + 1;
    [found{:}] = step(arguments{:});
    for k = 1:numel(outputs)
      next = found{outputs(k)};
      if ~isempty(given)
        next = given{k} + next;
      end
      moved = next - arguments{inputs(k)};
      change(k) = norm(moved(:));
      largest(k) = max(largest(k), norm(next(:)));
      arguments{inputs(k)} = next;
    end
  end
end
