function [J, results] = by_tangents(name, f, seed, given, count)
  % BY_TANGENTS  What admDiffFor and admDiffVFor give: J * S, and the first results of the function, as many as `count`.
  p = problem_of(f, given);
  if ~isequal(p.opts.derivOrder, 1)
    error('Adjoinery:options', '%s gives first derivatives: admHessian, and admHessFor, give second ones.', name);
  end
  if ~(isnumeric(seed) || islogical(seed)) || isequal(seed, 1)
    % Along directions that are told, derivatives have a meaning of their own.
    adj.internal.fail_unless_analytic(p.args, p.wrt, @(S) tangent_product(p, S));
  end
  [J, results] = right_product(p, seed, @tangent_product, 1e-12);
  J = adj.internal.in_class_of(results(p.outputs), J);
  results = all_results(p, results, count);
end
