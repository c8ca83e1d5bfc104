function fg = objective(f, varargin)
  % adj.objective  An objective with its gradient and its Hessian, for optimisers.
  %   fg = adj.objective(f, p1, p2, …): [value, gradient, Hessian] = fg(x) is that of f(x, p1, p2, …) with regard to x. Only results
  %   that are asked for are computed. fminunc and fmincon take it with their option that the gradient is given.
  %   c = adj.objective(f, p1, …, 'for', 'sqp') is the cell of three functions (value, gradient, Hessian) that Octave's sqp takes.
  %   sqp needs Hessians that are positive definite: eigenvalues of others are replaced by their absolute values.
  %   'output', 'shapes' and 'set' are those of adj.gradient, 'pattern' and 'check' those of adj.hessian.
  %
  %   Errors: those of adj.hessian.
  %
  %   Example:
  %     fg = adj.objective(@(x) 100 * (x(2) - x(1)^2)^2 + (1 - x(1))^2);
  %     x = fminunc(fg, [-1; 2], optimset('GradObj', 'on'))
  %
  %   See also: adj.residual, adj.gradient
  [args, options] = adj.internal.split(f, [{[]}, varargin], {'output', 'shapes', 'set', 'pattern', 'check', 'for'}, ...
    {1, 'auto', {}, [], 'on', 'fminunc'});
  rest = args(2:end);
  how = {'output', options.output, 'shapes', options.shapes, 'set', options.set};
  first = adj.options(how{:});
  second = adj.options(how{:}, 'pattern', options.pattern, 'check', options.check);
  fg = @(x) adj.internal.objective_at(f, x, rest, first, second);
  switch options.('for')
    case {'fminunc', 'fmincon'}
      % All in one function.
    case 'sqp'
      fg = {fg, @(x) adj.internal.nth(2, @() fg(x)), @(x) adj.internal.curved_upwards(adj.internal.nth(3, @() fg(x)))};
    otherwise
      error('Adjoinery:options', '''for'' is ''fminunc'', ''fmincon'' or ''sqp''.');
  end
end

%!shared rosenbrock
%! rosenbrock = @(x) 100 * (x(2) - x(1)^2)^2 + (1 - x(1))^2;
%!test
%! fg = adj.objective(rosenbrock);
%! [y, g, H] = fg([2; 1]);
%! assert(y, 901);
%! assert(g, [2402; -600], 1e-10);
%! assert(H, [4402, -800; -800, 200], 1e-10);
%! assert(fminunc(fg, [-1; 2], optimset('GradObj', 'on')), [1; 1], 1e-3);
%! assert(sqp([-1.2; 1], adj.objective(rosenbrock, 'for', 'sqp')), [1; 1], 1e-4);
%!test # sqp where the Hessian is indefinite
%! c = adj.objective(rosenbrock, 'for', 'sqp');
%! assert(c{3}([2; 1]), [4402, -800; -800, 200], 1e-10);
%! assert(min(eig(c{3}([-1; 2]))) > 0);
%! assert(sqp([-1; 2], c), [1; 1], 1e-6);
%! assert(c{3}([0; 1 / 200]), [0, 0; 0, 200] + 2e-6 * [1, 0; 0, 0], 1e-10);
%!test # a sparse Hessian
%! fg = adj.objective(@(x, a) sum(x.^4) * a, 3, 'pattern', 'detect');
%! [y, g, H] = fg((1:30)');
%! assert(issparse(H));
%! assert(full(H), 36 * diag((1:30).^2), 1e-10);
%!error <'for' is 'fminunc'> adj.objective(rosenbrock, 'for', 'fminsearch')
