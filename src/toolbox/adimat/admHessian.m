function [H, J, varargout] = admHessian(f, seed, varargin)
  % admHessian  Second derivatives of a function.
  %   [H, J, r1, …] = admHessian(f, S, x1, …, xN, opts): S is W, {Y, W} or {Y, V, W}, where 1 stands for the identity. Each row of Y
  %   weighs the numbers of the results (r by m, 's' for their sum); H(:, :, k) = V.' * Hk * W with the Hessian Hk of the k-th
  %   weighted sum, V and W having one row for each number of the arguments. J = Y * (Jacobian). With Y = 1 there is a Hessian
  %   for each number of the results; the option seedRev stands for Y where the seed has none.
  %   The Hessian of a Lagrangian with the multipliers lambda (a row): admHessian(f, {lambda, 1, 1}, x).
  %   The option hessianStrategy is
  %     't1rev'   tangents of adjoints, in blocks of directions, for each row of Y (the default)
  %     't2for'   tangents of tangents, for each column of V; with admDiffFunction = 'admDiffFD' second differences
  %     'for2'    the same tangents
  %     'fd'      central differences of adjoints (fdStep)
  %     'cv'      complex steps of tangents: f must be analytic
  %   Arguments and the other options are those of admDiffRev. JPattern is the pattern of the Hessians, symmetric: they are found in
  %   few directions, by a star colouring; one more checks the pattern. Of one weighted sum H is sparse then.
  %
  %   Errors: Adjoinery:complex, Adjoinery:seedSize, Adjoinery:options, Adjoinery:pattern, Adjoinery:analytic, and those of adj.gradient.
  %
  %   Example:
  %     [H, g] = admHessian(@(x) x(1)^2 * x(2), 1, [1; 2])   % H = [4 2; 2 0], g = [4 1]
  %
  %   See also: admHessRev, admHessFor, admHessFD, admOptions, adj.hessian
  p = problem_of(f, varargin);
  results = values_of(p, nargout - 2);
  values = results(p.outputs);
  p.args = adj.internal.full_arguments(p.args);
  column = numbers_of(values);
  if ~isreal(column)
    error('Adjoinery:complex', 'The results are complex: second derivatives are those of real results, such as real(f(x)).');
  end
  if ~isreal(adj.internal.numbers(p.args(p.wrt)))
    error('Adjoinery:complex', 'admHessian is for real arguments: give real and imaginary parts as arguments of their own.');
  end
  [Y, V, W] = hessian_seeds(p, seed, numel(column));
  strategy = p.opts.hessianStrategy;
  if isempty(strategy)
    strategy = 't1rev';
  end
  inner = p.opts.admDiffFunction;
  if isa(inner, 'function_handle')
    inner = func2str(inner);
  end
  drivers = {'', 'admDiff', 'admDiffRev', 'admDiffFor', 'admDiffVFor', 'admDiffComplex', 'admDiffFD'};
  if ~isempty(inner) && ~any(strcmp(inner, drivers))
    error('Adjoinery:options', '''admDiffFunction'' names a driver, such as ''admDiffFD''.');
  end
  tolerance = 1e-12;
  switch strategy
    case 't1rev'
      hessians = @(V, W) hessian_of_adjoint(p, values, Y, V, W);
    case {'t2for', 'for2'}
      hessians = @(V, W) hessian_of_tangent(p, Y, V, W);
      if strcmp(strategy, 't2for') && strcmp(inner, 'admDiffFD')
        check_second_differences(p.opts);
        hessians = @(V, W) hessian_of_differences(p, Y, V, W);
        tolerance = 1e-3;
      end
    case {'fd', 'cv'}
      hessians = @(V, W) hessian_of_steps(p, strategy, Y, V, W);
      if strcmp(strategy, 'fd')
        check_second_differences(p.opts);
        tolerance = 1e-5;
      end
    otherwise
      error('Adjoinery:options', '''hessianStrategy'' is ''t1rev'', ''t2for'', ''for2'', ''fd'' or ''cv''; did you mean ''%s''?', ...
        adj.internal.nearest(strategy, {'t1rev', 't2for', 'for2', 'fd', 'cv'}));
  end
  if isempty(p.opts.JPattern)
    [H, J] = hessians(V, W);
  else
    [H, J] = sparse_hessians(p, hessians, V, W, tolerance);
  end
  H = adj.internal.in_class_of(values, H);
  J = adj.internal.in_class_of(values, J);
  varargout = results(1:max(0, nargout - 2));
end

%!test # a scalar function, by all strategies
%! x = [1; 2; 3];
%! f = @(x) x(1)^2 * x(2) + exp(x(3)) * x(1);
%! D = [4 2 exp(3); 2 0 0; exp(3) 0 exp(3)];
%! [H, g, y] = admHessian(f, 1, x);
%! assert(H, D, 1e-12);
%! assert(g, [4 + exp(3), 1, exp(3)], 1e-12);
%! assert(y, f(x));
%! for s = {'t2for', 'for2', 'cv'}
%!   [H, g] = admHessian(f, 1, x, admOptions('hessianStrategy', s{1}));
%!   assert(H, D, 1e-11);
%!   assert(g, [4 + exp(3), 1, exp(3)], 1e-11);
%! end
%! assert(admHessian(f, 1, x, admOptions('hessianStrategy', 'fd')), D, 1e-7);
%! assert(admHessFD(f, 1, x), D, 1e-5);
%!test # sparse, in few directions
%! x = (1:8)';
%! f = @(x) [sum(x(1:7).^2 .* x(2:8)); x(1)^3];
%! D = diag(2 * [x(2:8); 0]) + diag(2 * x(1:7), 1) + diag(2 * x(1:7), -1);
%! for s = {'t1rev', 't2for', 'cv'}
%!   H = admHessian(f, {[1 0], 1, 1}, x, admOptions('hessianStrategy', s{1}, 'JPattern', D));
%!   assert(issparse(H));
%!   assert(full(H), D, 1e-12);
%! end
%! H = admHessian(f, {1, 1, ones(8, 1)}, x, admOptions('JPattern', D));
%! assert(H(:, 1, 1), sum(D, 2), 1e-12);
%! assert(H(:, 1, 2), [6; zeros(7, 1)], 1e-12);
%!error <lacks nonzeros> admHessian(@(x) x(1) * x(2), 1, [1; 2], admOptions('JPattern', eye(2)))
%!test # the Hessian of a Lagrangian, with several results, and seeds on all sides
%! x = [1; 2];
%! f = @(x) [x(1)^2 * x(2); x(1) * x(2); sin(x(2))];
%! H1 = [4 2; 2 0]; H2 = [0 1; 1 0]; H3 = [0 0; 0 -sin(2)];
%! lambda = [2 -3 5];
%! for s = {'t1rev', 't2for', 'cv'}
%!   o = admOptions('hessianStrategy', s{1});
%!   [H, J] = admHessian(f, {lambda, 1, 1}, x, o);
%!   assert(H, 2 * H1 - 3 * H2 + 5 * H3, 1e-12);
%!   assert(J, lambda * [4 1; 2 1; 0 cos(2)], 1e-12);
%!   assert(admHessian(f, 1, x, o), cat(3, H1, H2, H3), 1e-12);
%!   V = [1 2 3; 4 5 6]; W = [7; 8]; Y = [1 0 2; 0 1 1];
%!   assert(admHessian(f, {Y, V, W}, x, o), cat(3, V.' * (H1 + 2 * H3) * W, V.' * (H2 + H3) * W), 1e-11);
%!   assert(admHessian(f, {'s', W}, x, o), (H1 + H2 + H3) * W, 1e-12);
%!   assert(size(admHessian(f, {'s', zeros(2, 0)}, x, o)), [2 0]);
%! end
%! assert(admHessian(f, 1, x, admOptions('seedRev', 's')), H1 + H2 + H3, 1e-12);
%!error <Y must have 2 columns.*1 by 3> admHessian(@(x) x.^2, {[1 2 3], 1, 1}, [1; 2])
%!error <W must have 2 rows.*3 by 1> admHessian(@(x) sum(x.^2), [1; 2; 3], [1; 2])
%!error <did you mean 't2for'> admHessian(@(x) x, 1, 1, admOptions('hessianStrategy', 't2fo'))
%!error <leave 'fdMode' out> admHessian(@(x) x^3, 1, 2, admOptions('hessianStrategy', 'fd', 'fdMode', 'f'))
%!error <'fdAccuracyOrder'> admHessFD(@(x) x^3, 1, 2, admOptions('fdAccuracyOrder', 6))
%!error <names a driver> admHessian(@(x) x^3, 1, 2, admOptions('hessianStrategy', 't2for', 'admDiffFunction', 'admDiffXY'))
%!error <real arguments> admHessian(@(z) abs(z)^2, 1, 1 + 2i)
%!error <continue to complex> admHessian(@(x) sum(abs(x).^3), 1, [1; 2], admOptions('hessianStrategy', 'cv'))
