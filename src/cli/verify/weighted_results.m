function [s, values] = weighted_results(p, position, x)
  % WEIGHTED_RESULTS  The sum of the results, weighted by the seeds, where an argument has other numbers.
  %   [s, values] = weighted_results(p, position, x): x is the column of the numbers; values is the sum of the absolute values.
  args = p.args;
  args{position} = unflatten_numbers(args{position}, x);
  z = cell(1, p.outputs);
  [z{:}] = p.f(args{:});
  s = 0;
  values = 0;
  for k = 1:numel(p.dependents)
    parts = flatten_numbers(p.seeds{k}) .* flatten_numbers(z{p.dependents(k)});
    s = s + sum(parts);
    values = values + sum(abs(parts));
  end
end
