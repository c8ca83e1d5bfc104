function [g, H] = sparse_hessian(f, args, wrt, options)
  % SPARSE_HESSIAN  The gradients of a function, and its Hessian by the pattern that the options tell.
  products = struct('forward', @(seed) adj.internal.hessian_product(f, args, wrt, options, seed), 'reverse', [], ...
    'pattern', @() adj.internal.narrowed(@() sets_of(f, args, wrt, options), @() pattern_of(f, args, wrt, options)), ...
    'nonzeros', @() pattern_of(f, args, wrt, options), 'width', numel(adj.internal.numbers(args(wrt))), 'kind', 'symmetric');
  [g, H] = adj.internal.sparse_by_products(products, options, adj.internal.pattern_key(f, args, wrt, options, 'symmetric'), ...
    adj.internal.captured(f));
end

function pattern = sets_of(f, args, wrt, options)
  pattern = adj.internal.index_sets(f, args, wrt, 'gradient', options);
  pattern = pattern | pattern.';
end

function pattern = pattern_of(f, args, wrt, options)
  pattern = adj.internal.nonzeros_near(@(given) hessian_at(f, given, wrt, options), args, wrt);
  % Rounding may leave a zero on one side only.
  pattern = pattern | pattern.';
end

function H = hessian_at(f, args, wrt, options)
  [~, H] = adj.internal.hessian_product(f, args, wrt, options, speye(numel(adj.internal.numbers(args(wrt)))));
end
