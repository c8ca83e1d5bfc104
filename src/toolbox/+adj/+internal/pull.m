function varargout = pull(d, tape, args, y, a_y)
  % PULL  The reverse sweep of a recorded call: gradients of sum(a_y .* y).
  if nargin < 5
    a_y = 1;
  end
  if nargout > numel(d.slots)
    error('Adjoinery:outputs', 'There are gradients of %d arguments: name more by ''wrt''.', numel(d.slots));
  end
  adj.internal.fail_unless_like(a_y, y, 'Adjoinery:seedSize', 'the seed');
  results = cell(1, numel(d.independents));
  [results{:}] = d.functions.reverse(tape, a_y);
  varargout = adj.internal.gradients(d, results, args);
end
