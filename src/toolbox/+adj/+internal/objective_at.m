function [y, g, H] = objective_at(f, x, rest, options)
  % OBJECTIVE_AT  The value of an objective, and as many derivatives as are asked for.
  if nargout < 2
    y = adj.internal.value_of(f, [{x}, rest], adj.internal.output_of(options));
  elseif nargout < 3
    [y, g] = adj.gradient(f, x, rest{:}, options);
  else
    [y, g, H] = adj.hessian(f, x, rest{:}, options);
  end
end
