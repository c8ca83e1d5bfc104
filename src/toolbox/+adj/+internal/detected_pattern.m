function pattern = detected_pattern(f, args, wrt, options, mode)
  % DETECTED_PATTERN  Where the Jacobian of a function has nonzeros, here or near here.
  %   The whole Jacobian is taken at the arguments, and where they have been moved a little: a derivative that is zero here by
  %   chance, as that of x^2 at 0, is none there. If the function has no value there, this point alone tells.
  pattern = nonzeros_at(f, args, wrt, options, mode);
  try
    pattern = pattern | nonzeros_at(f, adj.internal.moved_arguments(args, wrt), wrt, options, mode);
  catch problem
    if strncmp(problem.identifier, 'Adjoinery:', 10) && isempty(strfind(problem.identifier, 'Adjoinery:shape'))
      rethrow(problem);
    end
  end
end

function found = nonzeros_at(f, args, wrt, options, mode)
  if strcmp(mode, 'reverse')
    [~, J] = adj.internal.reverse_product(f, args, wrt, options, []);
  else
    [~, J] = adj.internal.forward_product(f, args, wrt, options, speye(numel(adj.internal.numbers(args(wrt)))));
  end
  found = sparse(J ~= 0);
end
