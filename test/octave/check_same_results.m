function report = check_same_results(f, g, args, outputs)
% CHECK_SAME_RESULTS  Compare two forms of a function.
%   report = check_same_results(f, g, args, outputs): '' if g gives the results of f, bit for bit and in the same
%   classes; otherwise one line.
  [expected, problem] = results_of(f, args, outputs);
  [got, failure] = results_of(g, args, outputs);
  report = '';
  if ~isempty(problem)
    report = sprintf('no judgement: %s', problem);
  elseif ~isempty(failure)
    report = failure;
  end
  for k = 1:outputs
    if ~isequaln(got{k}, expected{k}) || ~strcmp(class(got{k}), class(expected{k}))
      report = sprintf('result %d differs', k);
    end
  end
  report = strrep(report, "\n", ' ');
end

function [z, problem] = results_of(f, args, outputs)
  rand('state', 1);
  randn('state', 1);
  z = cell(1, outputs);
  problem = '';
  try
    [z{:}] = f(args{:});
  catch failure
    problem = failure.message;
  end
end
