function [y, d, tape] = recorded(f, args, wrt, options)
  % RECORDED  The result of a function, and the tape of the call for reverse sweeps.
  [d, inputs] = adj.internal.derivative(f, args, adj.internal.request('sweeps', wrt, options.output, options));
  results = cell(1, options.output + 1);
  [results{:}] = d.functions.record(inputs{:});
  y = results{options.output};
  adj.internal.fail_unless_numbers(y);
  tape = results{end};
end
