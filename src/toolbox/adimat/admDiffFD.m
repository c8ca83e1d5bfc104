function [J, varargout] = admDiffFD(f, seed, varargin)
  % admDiffFD  A Jacobian by finite differences; nothing is transformed.
  %   [J, r1, r2, …] = admDiffFD(f, S, x1, …, xN, opts) gives J * S as admDiffFor does, and the results of f. Any function that
  %   Octave can call will do, also another driver: admDiffFD(@admDiffRev, 1, @f, 1, x, admOptions('i', 3)) gives a Hessian; the
  %   positions count the arguments of the inner driver (@f, 1, x).
  %   Along complex arguments J = J * 1 has the derivatives along real numbers, also where f is not analytic.
  %   Options of admOptions:
  %     fdMode            'central', 'forward' or 'backward'
  %     fdStep            the step, or one for each direction; by default eps^(1 / (order + accuracy)), times the largest of 1 and
  %                       the numbers that move
  %     fdAccuracyOrder   a number, or a structure with one for each mode: up to 6, of central differences up to 8
  %     derivOrder        1, …, 4: derivatives of this order along the columns of S; J(:, :, k) for the k-th of a row of orders
  %     JPattern          as for admDiffFor, without the check of the pattern
  %
  %   Errors: Adjoinery:seedSize, Adjoinery:options, Adjoinery:pattern, Adjoinery:coloring, and those of f.
  %
  %   Example:
  %     J = admDiffFD(@(x) [x(1) * x(2); sin(x(1))], 1, [0; 2])   % nearly [2 0; 1 0]
  %
  %   See also: admDiffComplex, admDiffFor, admOptions
  p = problem_of(f, varargin);
  if ~isempty(p.opts.JPattern) && numel(p.opts.derivOrder) > 1
    error('Adjoinery:options', 'With JPattern admDiffFD gives derivatives of one order.');
  end
  p.opts.x_checkPattern = 0;
  [J, results] = right_product(p, seed, @difference_product, 0);
  J = adj.internal.in_class_of(results(p.outputs), J);
  varargout = all_results(p, results, nargout - 1);
end

%!test
%! x = [1; 2; 3];
%! f = @(x) [x(1) * x(2); sin(x(3)); sum(x.^2)];
%! D = [2 1 0; 0 0 cos(3); 2 4 6];
%! [J, y] = admDiffFD(f, 1, x);
%! assert(J, D, 1e-8);
%! assert(y, f(x));
%! for mode = {'forward', 'b', 'c'}
%!   assert(admDiffFD(f, [1; 2; 3], x, admOptions('fdMode', mode{1})), D * [1; 2; 3], 1e-5);
%! end
%! assert(admDiffFD(f, 1, x, admOptions('fdAccuracyOrder', 6)), D, 1e-11);
%! assert(admDiffFD(f, 1, x, admOptions('fdStep', 1e-4)), D, 1e-7);
%! assert(admDiffFD(@(x) x^4, 1, 2, admOptions('o', 1:4)), reshape([32 48 48 24], [1 1 4]), 1e-3);
%!test # differences of adjoints
%! H = admDiffFD(@admDiffRev, 1, @(x) x(1)^2 * x(2), 1, [1; 2], admOptions('i', 3));
%! assert(H, [4 2; 2 0], 1e-8);
%!test # structures, and compressed columns
%! assert(admDiffFD(@(s) s.a^2 * s.b{1}, 1, struct('a', 3, 'b', {{2}})), [12 9], 1e-7);
%! P = spdiags(ones(6, 2), [-1 0], 6, 6);
%! J = admDiffFD(@(x) x.^2 .* [1; x(1:5)], 1, (1:6)', admOptions('JPattern', P));
%! assert(nnz(J), 11);
%! assert(J, sparse(admDiffFor(@(x) x.^2 .* [1; x(1:5)], 1, (1:6)')), 1e-6);
%!test # a pattern that is found again for other captured values, as nothing checks it
%! for A = {eye(2), ones(2)}
%!   A = A{1};
%!   assert(full(admDiffFD(@(x) A * x, 1, [1; 2], admOptions('JPattern', 'auto'))), A, 1e-7);
%! end
%!error <fdMode> admDiffFD(@sin, 1, 1, admOptions('fdMode', 'sideways'))
