function fg = objective(f, varargin)
  % adj.objective  An objective with its gradient and its Hessian, for optimisers.
  %   fg = adj.objective(f, p1, p2, …): [value, gradient, Hessian] = fg(x) is that of f(x, p1, p2, …) with regard to x. Only results that are asked for are computed. fminunc and fmincon take it with their option that the gradient is given.
  %   c = adj.objective(f, p1, …, 'for', 'sqp') is the cell of three functions (value, gradient, Hessian) that Octave's sqp takes.
  %   'output', 'shapes' and 'set' are those of adj.gradient.
  %
  %   Example:
  %     fg = adj.objective(@(x) 100 * (x(2) - x(1)^2)^2 + (1 - x(1))^2);
  %     x = fminunc(fg, [-1; 2], optimset('GradObj', 'on'))
  %
  %   See also: adj.residual, adj.gradient
  [args, options] = adj.internal.split(f, [{[]}, varargin], {'output', 'shapes', 'set', 'for'}, {1, 'auto', {}, 'fminunc'});
  rest = args(2:end);
  given = adj.options('output', options.output, 'shapes', options.shapes, 'set', options.set);
  switch options.('for')
    case {'fminunc', 'fmincon'}
      fg = @(x) adj.internal.objective_at(f, x, rest, given);
    case 'sqp'
      fg = {@(x) adj.internal.objective_at(f, x, rest, given), @(x) adj.internal.nth(2, @() adj.internal.objective_at(f, x, rest, given)), ...
        @(x) adj.internal.nth(3, @() adj.internal.objective_at(f, x, rest, given))};
    otherwise
      error('Adjoinery:options', '''for'' is ''fminunc'', ''fmincon'' or ''sqp''.');
  end
end
