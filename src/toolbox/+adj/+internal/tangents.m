function [y, columns, made] = tangents(f, args, wrt, options, seed)
  % TANGENTS  The product of a Jacobian with the columns of a matrix, in blocks of directions.
  %   [y, columns, made] = adj.internal.tangents(f, args, wrt, options, seed): made is the folder of the derivative, another one for
  %   another program.
  [y, columns, made] = adj.internal.in_dimensions(f, options, @(it) in_blocks(f, args, wrt, it, seed));
end

function [y, columns, made] = in_blocks(f, args, wrt, options, seed)
  [d, inputs] = adj.internal.derivative(f, args, adj.internal.request('directions', wrt, options.output, options));
  width = size(seed, 2);
  block = adj.internal.block_size(size(seed, 1));
  pieces = {};
  for first = 1:block:width
    chosen = first:min(first + block - 1, width);
    list = adj.internal.along(d, inputs, adj.internal.spread(args, wrt, full(seed(:, chosen))), numel(chosen));
    results = cell(1, 1 + options.output);
    [results{:}] = d.functions.tangent(list{:});
    pieces{end + 1} = adj.internal.directional(results{options.output}, numel(chosen));
    y = results{end};
    adj.internal.fail_unless_numbers(y);
  end
  columns = [pieces{:}];
  made = d.folder;
end
