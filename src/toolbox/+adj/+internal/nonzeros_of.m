function pattern = nonzeros_of(f, args, wrt, options, mode)
  % NONZEROS_OF  Where the Jacobian of a function has nonzeros, here or near here.
  pattern = adj.internal.nonzeros_near(@(given) jacobian_at(f, given, wrt, options, mode), args, wrt);
end

function J = jacobian_at(f, args, wrt, options, mode)
  if strcmp(mode, 'reverse')
    [~, J] = adj.internal.reverse_product(f, args, wrt, options, []);
  else
    [~, J] = adj.internal.forward_product(f, args, wrt, options, speye(numel(adj.internal.numbers(args(wrt)))));
  end
end
