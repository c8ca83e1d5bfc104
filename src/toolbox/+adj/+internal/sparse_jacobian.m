function [y, J] = sparse_jacobian(f, args, wrt, options)
  % SPARSE_JACOBIAN  The result of a function, and its Jacobian by the pattern that the options tell.
  kinds = struct('forward', 'columns', 'reverse', 'rows', 'auto', 'both');
  kind = kinds.(options.mode);
  products = struct('forward', @(seed) adj.internal.forward_product(f, args, wrt, options, seed), ...
    'reverse', @(seed) adj.internal.reverse_product(f, args, wrt, options, seed), ...
    'pattern', @() adj.internal.detected_pattern(f, args, wrt, options, options.mode), ...
    'width', numel(adj.internal.numbers(args(wrt))), 'kind', kind);
  [y, J] = adj.internal.sparse_by_products(products, options, adj.internal.pattern_key(f, args, wrt, options, kind));
end
