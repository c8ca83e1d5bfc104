function tape = record_of(p)
  % RECORD_OF  The recorded call of a function: its results, and what rows_of takes for reverse sweeps.
  [d, inputs] = adj.internal.derivative(p.f, p.args, adj.internal.request('sweeps', p.wrt, p.outputs, p.options));
  found = cell(1, max(p.outputs) + 1);
  [found{:}] = d.functions.record(inputs{:});
  tape.d = d;
  tape.results = found(1:end - 1);
  tape.values = tape.results(p.outputs);
  adj.internal.fail_unless_numbers(tape.values{:});
  tape.tape = found{end};
  tape.height = numel(numbers_of(tape.values));
end
