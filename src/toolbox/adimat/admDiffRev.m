function [J, varargout] = admDiffRev(f, seed, varargin)
  % admDiffRev  A Jacobian by reverse mode: one recorded call, and one reverse sweep for each row of the seed.
  %   [J, r1, r2, …] = admDiffRev(f, S, x1, …, xN) gives S * J, where J has a row for each number of the results and a column for
  %   each number of the arguments, and the results of f. Arrays count column by column, cells and structures in their order.
  %   S has one column for each number of the results; 1 stands for the identity. f is a handle, a name or an anonymous function.
  %   … = admDiffRev(f, S, x1, …, xN, opts): options of admOptions. Differentiated are the arguments 'independents' (else all
  %   of floating point, cells and structures) and the results 'dependents' (else all).
  %   With JPattern, or a function for colouring in the place of S, rows are summed in groups; J becomes sparse.
  %
  %   Errors: Adjoinery:seedSize, Adjoinery:options, Adjoinery:pattern, Adjoinery:coloring, and those of adj.jacobian.
  %
  %   Example:
  %     [J, y] = admDiffRev(@(x) [x(1) * x(2); sin(x(1))], 1, [0; 2])   % J = [2 0; 1 0]
  %
  %   See also: admDiffFor, admDiff, admOptions, admHessian, adj.vjp
  p = problem_of(f, varargin);
  if ~isequal(p.opts.derivOrder, 1)
    error('Adjoinery:options', 'admDiffRev gives first derivatives: admHessian gives second ones.');
  end
  adj.internal.fail_unless_analytic(p.args, p.wrt, @(S) tangent_product(p, S));
  tape = record_of(p);
  J = with_pattern(p, @(p) left_product(p, tape, seed));
  J = adj.internal.in_class_of(tape.values, J);
  varargout = all_results(p, tape.results, nargout - 1);
end

% S * J, compressed where there is a pattern.
function J = left_product(p, tape, seed)
  plan = plan_of(p, seed, 1);
  if ~plan.whole && size(plan.seed, 2) ~= tape.height
    error('Adjoinery:seedSize', 'The seed must have %d columns, one for each number of the results; it is %d by %d.', tape.height, size(plan.seed));
  end
  if isempty(plan.pattern)
    if plan.whole
      plan.seed = speye(tape.height);
    end
    J = rows_of(p, tape, plan.seed);
  else
    if size(plan.pattern, 1) ~= tape.height
      error('Adjoinery:pattern', 'JPattern must have %d rows, one for each number of the results; it is %d by %d.', tape.height, size(plan.pattern));
    end
    count = max([0, plan.colors]);
    rows = rows_of(p, tape, sparse(plan.colors, 1:tape.height, 1, count, tape.height));
    J = scatter(plan.pattern.', rows.', plan.colors).';
    if ~(isfield(p.opts, 'x_checkPattern') && isequal(p.opts.x_checkPattern, 0))
      v = adj.internal.probe(tape.height).';
      check_product(v * J, rows_of(p, tape, v), v * abs(J), 1e-12);
    end
    if ~plan.whole
      J = plan.seed * J;
    end
  end
end

%!test
%! x = [1; 2; 3];
%! f = @(x) [x(1) * x(2); sin(x(3)); sum(x.^2)];
%! D = [2 1 0; 0 0 cos(3); 2 4 6];
%! [J, y] = admDiffRev(f, 1, x);
%! assert(J, D, 1e-14);
%! assert(y, f(x), 1e-14);
%! assert(admDiffRev(f, [1 2 3; 4 5 6], x), [1 2 3; 4 5 6] * D, 1e-13);
%! assert(admDiffRev(f, sparse([1 0 3]), x), [1 0 3] * D, 1e-13);
%! assert(size(admDiffRev(f, zeros(0, 3), x)), [0 3]);
%!test # compressed rows
%! x = (1:6)';
%! P = spdiags(ones(6, 2), [-1 0], 6, 6);
%! f = @(x) x.^2 .* [1; x(1:5)];
%! J = admDiffRev(f, 1, x, admOptions('JPattern', P));
%! assert(issparse(J));
%! assert(J, sparse(admDiffRev(f, 1, x)), 1e-13);
%! assert(admDiffRev(f, @cpr, x, admOptions('JPattern', P)), J, 1e-13);
%! assert(full(admDiffRev(f, ones(2, 6), x, admOptions('JPattern', P))), full(ones(2, 6) * J), 1e-12);
%!test # a pattern that is found, and one that changes with a branch
%! f = @(x) x.^2 + (x(1) > 2) * [x(2:3); 0];
%! for driver = {@admDiffRev, @admDiffFor, @admDiff}
%!   J = driver{1}(f, 1, [1; 2; 3], admOptions('JPattern', 'auto'));
%!   assert(issparse(J));
%!   assert(full(J), diag([2 4 6]), 1e-14);
%!   J = driver{1}(f, 1, [3; 2; 1], admOptions('JPattern', 'auto'));
%!   assert(full(J), [6 1 0; 0 4 1; 0 0 2], 1e-14);
%! end
%!test # a complex result of real arguments
%! assert(admDiffRev(@(x) (1 + 2i) * x.^2, 1, [3 4]), diag((1 + 2i) * [6 8]), 1e-13);
%!test # an analytic function of complex arguments
%! z = [1 + 2i; 3];
%! assert(admDiffRev(@(z) z.^2, 1, z), diag(2 * z), 1e-13);
%! assert(admDiffFor(@(z) z.^2, 1, z), diag(2 * z), 1e-13);
%!test # others have derivatives along directions only
%! assert(admDiffFor(@(z) abs(z).^2, [1i; 1], [1 + 2i; 3]), [4; 6], 1e-13);
%!error <not analytic> admDiffRev(@(z) abs(z).^2, 1, [1 + 2i; 3])
%!error <not analytic> admDiffFor(@(z) abs(z).^2, 1, [1 + 2i; 3])
%!error <not analytic> admDiffVFor(@(z) abs(z).^2, @cpr, [1 + 2i; 3], admOptions('JPattern', speye(2)))
%!error <3 columns.*1 by 2> admDiffRev(@(x) x, [1 2], [1; 2; 3])
%!error <lacks nonzeros> admDiffRev(@(x) [x(1) * x(2); x(2)], 1, [1; 2], admOptions('JPattern', speye(2)))
%!error <no argument 2> admDiffRev(@(x) x, 1, 3, admOptions('i', 2))
