function check_wrapper(f, args, inputs, d)
  % CHECK_WRAPPER  An error where the function that was written in the place of an anonymous one gives other values.
  %   The text of a handle may leave out what it needs: functions of the file in which it was made, and numbers such as 0x1F.
  if ~any(strcmp(strsplit(path(), pathsep()), fileparts(d.file)))
    addpath(fileparts(d.file), '-end');
  end
  count = numel(d.results);
  wanted = cell(1, count);
  found = cell(1, count);
  states = rng();
  [wanted{:}] = feval(f, args{:});
  rng(states);
  [found{:}] = feval(d.name, inputs{:});
  % The user's random numbers go on as if this had not been tried.
  rng(states);
  if ~isequaln(wanted, found)
    error('Adjoinery:anonymous', ['%s gives other values when it stands in a file: does it call local functions of the file in which it ', ...
      'was made, or is it not the same in each call? Write a function of it.'], adj.internal.text_of(f));
  end
end
