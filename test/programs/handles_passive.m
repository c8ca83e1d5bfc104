function z = handles_passive(x, n)
  % Handles in passive places stay handles, also those that are called elsewhere.
  g = @(t) t^2 - n;
  root = fzero(g, [0, n + 1]);
  z = root * x + g(x) + numel(func2str(g)) * 0;
  if is_function_handle(g) && isa(g, 'function_handle')
    z = z * 2;
  end
  c = cellfun(@(s) numel(s), {'a', 'bcd'});
  z = z + sum(c) * g(z);
end
%@ at 0.7, 3
%@ independents x
%@ analytic
