function note_calls(f, args, counts)
  % NOTE_CALLS  Run a program that notes its calls (see adm_note_call).
  %   note_calls(f, args, counts): f is called with the cell array of arguments, and with so many outputs as the first of counts
  %   with which it runs.
  global adm_calls
  for count = counts
    adm_calls = containers.Map();
    try
      got = cell(1, count);
      [got{:}] = with_same_random(f, args{:});
      return;
    catch problem
      % The next may do.
    end
  end
  rethrow(problem);
end
