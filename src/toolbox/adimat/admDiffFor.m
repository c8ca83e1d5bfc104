function [J, varargout] = admDiffFor(f, seed, varargin)
  % admDiffFor  A Jacobian by forward mode.
  %   [J, r1, r2, …] = admDiffFor(f, S, x1, …, xN, opts) gives J * S, where J has a row for each number of the results and a column
  %   for each number of the arguments, and the results of f. S has one row for each number of the arguments; 1 stands for the
  %   identity. Arguments and options are those of admDiffRev; the directions run in blocks (option x_block). admDiffFor and
  %   admDiffVFor do the same.
  %   With JPattern, or a function for colouring in the place of S, columns are summed in groups; J becomes sparse.
  %
  %   Errors: Adjoinery:seedSize, Adjoinery:options, Adjoinery:pattern, Adjoinery:coloring, and those of adj.jacobian.
  %
  %   Example:
  %     [Jv, y] = admDiffFor(@(x) [x(1) * x(2); sin(x(1))], [1; 1], [0; 2])   % Jv = [2; 1]
  %
  %   See also: admDiffVFor, admDiffRev, admDiff, admOptions, admHessian, adj.jvp
  [J, varargout] = by_tangents('admDiffFor', f, seed, varargin, nargout - 1);
end

%!test
%! x = [1; 2; 3];
%! f = @(x) [x(1) * x(2); sin(x(3)); sum(x.^2)];
%! D = [2 1 0; 0 0 cos(3); 2 4 6];
%! [J, y] = admDiffFor(f, 1, x);
%! assert(J, D, 1e-14);
%! assert(y, f(x), 1e-14);
%! assert(admDiffFor(f, [1 2; 3 4; 5 6], x), D * [1 2; 3 4; 5 6], 1e-13);
%! assert(admDiffFor(f, [1 2; 3 4; 5 6], x, admOptions('x_block', 1)), D * [1 2; 3 4; 5 6], 1e-13);
%! assert(size(admDiffFor(f, zeros(3, 0), x)), [3 0]);
%!test # compressed columns
%! x = (1:6)';
%! P = spdiags(ones(6, 2), [-1 0], 6, 6);
%! f = @(x) x.^2 .* [1; x(1:5)];
%! J = admDiffFor(f, 1, x, admOptions('JPattern', P));
%! assert(issparse(J));
%! assert(J, sparse(admDiffFor(f, 1, x)), 1e-13);
%! assert(admDiffFor(f, 'cpr', x, admOptions('jac_nzpattern', P)), J, 1e-13);
%! assert(full(admDiffFor(f, ones(6, 2), x, admOptions('JPattern', P))), full(J * ones(6, 2)), 1e-12);
%!error <3 rows.*2 by 1> admDiffFor(@(x) x, [1; 2], [1; 2; 3])
%!error <lacks nonzeros> admDiffFor(@(x) [x(1) * x(2); x(2)], 1, [1; 2], admOptions('JPattern', speye(2)))
%!error <needs the option JPattern> admDiffFor(@(x) x, @cpr, [1; 2])
