function [g, H] = sparse_hessian(f, args, wrt, options)
  % SPARSE_HESSIAN  The gradients of a function, and its Hessian by the pattern that the options tell.
  products = struct('forward', @(seed) adj.internal.hessian_product(f, args, wrt, options, seed), 'reverse', [], ...
    'pattern', @() pattern_of(f, args, wrt, options), 'width', numel(adj.internal.numbers(args(wrt))), 'kind', 'symmetric');
  [g, H] = adj.internal.sparse_by_products(products, options, adj.internal.pattern_key(f, args, wrt, options, 'symmetric'));
end

% Nonzeros here, and where the arguments have been moved a little.
function pattern = pattern_of(f, args, wrt, options)
  pattern = nonzeros_at(f, args, wrt, options);
  try
    pattern = pattern | nonzeros_at(f, adj.internal.moved_arguments(args, wrt), wrt, options);
  catch problem
    if strncmp(problem.identifier, 'Adjoinery:', 10)
      rethrow(problem);
    end
  end
end

function found = nonzeros_at(f, args, wrt, options)
  [~, H] = adj.internal.hessian_product(f, args, wrt, options, speye(numel(adj.internal.numbers(args(wrt)))));
  % Rounding may leave a zero on one side only.
  found = sparse(H ~= 0);
  found = found | found.';
end
