function fJ = residual(f, varargin)
  % adj.residual  A function with its Jacobian, for solvers of equations and least squares.
  %   fJ = adj.residual(f, p1, p2, …): [values, Jacobian] = fJ(x) is that of f(x, p1, p2, …) with regard to x. fsolve and
  %   lsqnonlin take it with their option that the Jacobian is given. 'output', 'shapes', 'set' and 'mode' are those of
  %   adj.jacobian.
  %
  %   Example:
  %     fJ = adj.residual(@(x) [x(1)^2 + x(2)^2 - 1; x(1) - x(2)]);
  %     x = fsolve(fJ, [1; 0], optimset('Jacobian', 'on'))
  %
  %   See also: adj.objective, adj.jacobian
  [args, options] = adj.internal.split(f, [{[]}, varargin], {'output', 'shapes', 'set', 'mode'}, {1, 'auto', {}, 'auto'});
  rest = args(2:end);
  given = adj.options('output', options.output, 'shapes', options.shapes, 'set', options.set, 'mode', options.mode);
  fJ = @(x) adj.internal.residual_at(f, x, rest, given);
end
