function [y, columns] = tangents(f, args, wrt, options, seed)
  % TANGENTS  The product of a Jacobian with the columns of a matrix, in blocks of directions.
  %   [y, columns] = adj.internal.tangents(f, args, wrt, options, seed)
  [d, inputs] = adj.internal.derivative(f, args, adj.internal.request('directions', wrt, options.output, options));
  width = size(seed, 2);
  % A block takes some 256 MB for each variable of the size of the arguments.
  block = max(1, floor(2^25 / max(1, size(seed, 1))));
  pieces = {};
  for first = 1:block:width
    chosen = first:min(first + block - 1, width);
    list = adj.internal.along(d, inputs, adj.internal.spread(args, wrt, full(seed(:, chosen))));
    results = cell(1, 1 + options.output);
    try
      [results{:}] = d.functions.tangent(list{:});
    catch problem
      if strcmp(problem.identifier, 'Adjoinery:directions') && ~any(strcmp(options.set, 'array-dimensions=any'))
        options.set = [options.set, {'array-dimensions=any'}];
        [y, columns] = adj.internal.tangents(f, args, wrt, options, seed);
        return;
      end
      rethrow(problem);
    end
    pieces{end + 1} = adj.internal.directional(results{options.output}, numel(chosen));
    y = results{end};
  end
  columns = [pieces{:}];
end
