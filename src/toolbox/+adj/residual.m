function fJ = residual(f, varargin)
  % adj.residual  A function with its Jacobian, for solvers of equations and least squares.
  %   fJ = adj.residual(f, p1, p2, …): [values, Jacobian] = fJ(x) is that of f(x, p1, p2, …) with regard to x. fsolve and
  %   lsqnonlin take it with their option that the Jacobian is given. 'output', 'shapes', 'set', 'mode', 'pattern' and 'check' are
  %   those of adj.jacobian: with a pattern the Jacobian is sparse.
  %
  %   Errors: those of adj.jacobian.
  %
  %   Example:
  %     fJ = adj.residual(@(x) [x(1)^2 + x(2)^2 - 1; x(1) - x(2)]);
  %     x = fsolve(fJ, [1; 0], optimset('Jacobian', 'on'))
  %
  %   See also: adj.objective, adj.jacobian
  [args, options] = adj.internal.split(f, [{[]}, varargin], {'output', 'shapes', 'set', 'mode', 'pattern', 'check'}, ...
    {1, 'auto', {}, 'auto', [], 'on'});
  rest = args(2:end);
  given = adj.options('output', options.output, 'shapes', options.shapes, 'set', options.set, 'mode', options.mode, ...
    'pattern', options.pattern, 'check', options.check);
  fJ = @(x) adj.internal.residual_at(f, x, rest, given);
end

%!test
%! fJ = adj.residual(@(x, r) [x(1)^2 + x(2)^2 - r; x(1) - x(2)], 1);
%! [y, J] = fJ([1; 2]);
%! assert({y, J}, {[4; -1], [2 4; 1 -1]});
%! assert(fJ([1; 2]), [4; -1]);
%! assert(fsolve(fJ, [1; 0], optimset('Jacobian', 'on')), [1; 1] / sqrt(2), 1e-6);
%!test # sparse: three diagonals
%! fJ = adj.residual(@(x) 3 * x - [x(2:end); 0].^2 - [0; x(1:end - 1)] - 1, 'pattern', 'detect');
%! [y, J] = fJ((1:20)');
%! assert(issparse(J) && nnz(J) == 58);
%! assert(full(J), 3 * eye(20) - diag(2 * (2:20), 1) - diag(ones(19, 1), -1), 1e-13);
%! x = fsolve(fJ, zeros(20, 1), optimset('Jacobian', 'on', 'TolFun', 1e-12));
%! assert(norm(fJ(x)) < 1e-8);
%!error <did you mean 'mode'> adj.residual(@(x) x, 'modes', 'forward')
