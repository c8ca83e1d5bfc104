function [y, J] = residual_at(f, x, rest, options)
  % RESIDUAL_AT  The values of a function, and its Jacobian if it is asked for.
  if nargout < 2
    y = adj.internal.value_of(f, [{x}, rest], adj.internal.output_of(options));
  else
    [y, J] = adj.jacobian(f, x, rest{:}, options);
  end
end
