function check_wrapper(f, args, inputs_of, d)
  % CHECK_WRAPPER  An error where the function that was written in the place of an anonymous one gives other values.
  %   The text of a handle may leave out what it needs: functions of the file in which it was made, and numbers such as 0x1F.
  %   inputs_of(args) is the row of what the written function takes. Values are compared beside the arguments, as many functions
  %   are alike at 0 and 1: all numbers move, or those in d.wrt where the function stops then, or none.
  count = numel(d.results);
  wanted = cell(1, count);
  found = cell(1, count);
  if d.is_random
    states = rng();
  end
  tried = {1:numel(args), d.wrt, []};
  for k = 1:3
    given = adj.internal.moved(args, tried{k});
    try
      [wanted{:}] = feval(f, given{:});
      break;
    catch problem
      if d.is_random
        rng(states);
      end
      if k == 3
        rethrow(problem);
      end
    end
  end
  if d.is_random
    rng(states);
  end
  inputs = inputs_of(given);
  [found{:}] = feval(d.name, inputs{:});
  if d.is_random
    % The user's random numbers go on as if this had not been tried.
    rng(states);
  end
  if ~isequaln(wanted, found)
    error('Adjoinery:anonymous', ['%s gives other values when it stands in a file: does it call local functions of the file in which it ', ...
      'was made, or is it not the same in each call? Write a function of it.'], adj.internal.text_of(f));
  end
end
