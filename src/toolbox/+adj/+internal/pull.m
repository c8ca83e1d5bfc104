function varargout = pull(d, tape, args, y, a_y)
  % PULL  The reverse sweep of a recorded call: gradients of sum(a_y .* y).
  if nargin < 5
    a_y = 1;
  end
  if isnumeric(y) && ~isequal(size(a_y), size(y))
    error('Adjoinery:seedSize', 'The seed has the size %s, the result %s.', mat2str(size(a_y)), mat2str(size(y)));
  end
  results = cell(1, numel(d.independents));
  seeds = adj.internal.seed(d, {a_y});
  [results{:}] = d.functions.reverse(tape, seeds{:});
  varargout = adj.internal.gradients(d, results, args);
end
