function [y, g, H] = objective_at(f, x, rest, first, second)
  % OBJECTIVE_AT  The value of an objective, and as many derivatives as are asked for.
  %   first are the options of adj.gradient, second those of adj.hessian.
  if nargout < 2
    y = adj.internal.value_of(f, [{x}, rest], adj.internal.output_of(first));
  elseif nargout < 3
    [y, g] = adj.gradient(f, x, rest{:}, first);
  else
    [y, g, H] = adj.hessian(f, x, rest{:}, second);
  end
end
