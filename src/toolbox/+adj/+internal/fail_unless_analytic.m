function fail_unless_analytic(args, wrt, product)
  % FAIL_UNLESS_ANALYTIC  An error Adjoinery:complex where a function with complex arguments has no one Jacobian.
  %   adj.internal.fail_unless_analytic(args, wrt, product): product(S) gives the derivatives along the columns of S. Those of an
  %   analytic function along i * w are i times those along w.
  parts = cellfun(@adj.internal.numbers, args(wrt), 'UniformOutput', false);
  if all(cellfun(@isreal, parts))
    return;
  end
  for k = 1:numel(parts)
    parts{k} = adj.internal.probe(numel(parts{k}), k) * ~isreal(parts{k});
  end
  w = vertcat(parts{:});
  found = product([w, 1i * w]);
  if any(abs(found(:, 2) - 1i * found(:, 1)) > 1e-8 * (abs(found(:, 1)) + abs(found(:, 2))))
    error('Adjoinery:complex', ['The function is not analytic at these complex arguments, where no one matrix is its Jacobian: take real and ', ...
      'imaginary parts as arguments of their own, or adj.vjp and adj.jvp.']);
  end
end
