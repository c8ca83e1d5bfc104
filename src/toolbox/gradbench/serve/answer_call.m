function answer_call(folder, f, varargin)
  % Calls f(input, ...) for a process that waits for a line on the standard output: `@done`, or `@failed` and the message.
  %
  % The files `input` and `output` in the folder hold what f gets and gives (see read_numbers).
  try
    write_numbers(fullfile(folder, 'output'), f(read_numbers(fullfile(folder, 'input')), varargin{:}));
    printf('@done\n');
  catch problem
    printf('@failed %s\n', strrep(problem.message, char(10), ' '));
  end
  fflush(stdout);
end
