function [J, varargout] = admDiffComplex(f, seed, varargin)
  % admDiffComplex  A Jacobian by complex steps; nothing is transformed.
  %   [J, r1, r2, …] = admDiffComplex(f, S, x1, …, xN, opts) gives J * S as admDiffFor does, and the results of f, to all digits.
  %   f must continue to complex arguments as an analytic function that is real for real ones: .' in the place of ', and no abs,
  %   max or comparison of what depends on the arguments. Differences along one direction look for the contrary.
  %   Options of admOptions: complexStep (1e-60), JPattern, x_checkAnalytic = 0 (no look at differences).
  %
  %   Errors: Adjoinery:analytic, Adjoinery:seedSize, Adjoinery:options, Adjoinery:pattern, Adjoinery:coloring, and those of f.
  %
  %   Example:
  %     J = admDiffComplex(@(x) [x(1) * x(2); sin(x(1))], 1, [0; 2])   % [2 0; 1 0]
  %
  %   See also: admDiffFD, admDiffFor, admOptions
  p = problem_of(f, varargin);
  if ~isequal(p.opts.derivOrder, 1)
    error('Adjoinery:options', 'Complex steps give first derivatives: derivOrder is 1.');
  end
  [J, results] = right_product(p, seed, @complex_product, 1e-12);
  J = adj.internal.in_class_of(results(p.outputs), J);
  varargout = all_results(p, results, nargout - 1);
end

%!test
%! x = [1; 2; 3];
%! f = @(x) [x(1) * x(2); sin(x(3)); sum(x.^2)];
%! D = [2 1 0; 0 0 cos(3); 2 4 6];
%! [J, y] = admDiffComplex(f, 1, x);
%! assert(J, D, 1e-14);
%! assert(y, f(x));
%! assert(admDiffComplex(f, [1; 2; 3], x), D * [1; 2; 3], 1e-13);
%! assert(full(admDiffComplex(@(x) x.^2, 1, x, admOptions('JPattern', speye(3)))), diag(2 * x), 1e-14);
%!error <continue to complex> admDiffComplex(@(x) x' * x, 1, [1; 2])
%!error <continue to complex> admDiffComplex(@(x) abs(x), 1, [1; 2])
%!error <real for real> admDiffComplex(@(x) 1i * x, 1, [1; 2])
