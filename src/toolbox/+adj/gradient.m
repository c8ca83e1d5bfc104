function [y, varargout] = gradient(f, varargin)
  % adj.gradient  The value of a function with one number as its result, and its gradients.
  %   [y, g1, g2, …] = adj.gradient(f, x1, x2, …) gives y = f(x1, x2, …) and the gradients with regard to the first arguments, as
  %   many as are asked for; each has the size, or the structure, of its argument.
  %   f is a handle, a name, or an anonymous function, whose captured values are constants.
  %   … = adj.gradient(f, x1, …, NAME, VALUE, …) has options (adj.options gives them to functions of varargin):
  %     'wrt'      the positions of the arguments to differentiate by: [1 3]
  %     'output'   the position of the result to differentiate: 1
  %     'shapes'   'auto': tell the shapes of the arguments to the transformation; 'any': do not
  %     'set'      options of the transformation: {'calls=joint'}
  %
  %   Errors: Adjoinery:notScalar if the result is no single number; Adjoinery:outputs if it is an integer or text;
  %   Adjoinery:E… with the text of adjoin if the function cannot be differentiated; Adjoinery:noCommand if adjoin is not installed.
  %
  %   Example:
  %     A = [1 2; 3 4]; b = [1; 1];
  %     [y, g] = adj.gradient(@(x) norm(A * x - b)^2, [1; 0])   % g = 2 * A' * (A * x - b)
  %
  %   See also: adj.jacobian, adj.vjp, adj.objective
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set'}, {[], 1, 'auto', {}});
  wrt = adj.internal.positions(options.wrt, max(1, nargout - 1), args);
  [d, inputs] = adj.internal.derivative(f, args, adj.internal.request('adjoint', wrt, options.output, options));
  count = numel(d.independents);
  results = cell(1, count + options.output);
  try
    [results{:}] = d.functions.adjoint(inputs{:});
  catch problem
    adj.internal.fail_unless_scalar(problem, 'adj.gradient');
  end
  y = results{end};
  if ~isa(y, 'float') || numel(y) ~= 1
    adj.internal.fail_unless_numbers(y);
    if numel(y) ~= 1
      adj.internal.fail_unless_scalar(struct('identifier', 'Adjoinery:seedSize', 'message', ''), 'adj.gradient');
    end
  end
  varargout = adj.internal.gradients(d, results, args);
  if ~isreal(y)
    [results{:}] = d.functions.adjoint(inputs{:}, -1i);
    varargout = adj.internal.with_imaginary(varargout, adj.internal.gradients(d, results, args), args(wrt));
  end
end

%!test
%! A = [1 2; 3 4]; b = [1; 1];
%! [y, g] = adj.gradient(@(x) norm(A * x - b)^2, [1; 0]);
%! assert(y, 4, 1e-14);
%! assert(g, 2 * A' * (A * [1; 0] - b), 1e-13);
%!test # several arguments, and one of them
%! [y, gx, gp] = adj.gradient(@(x, p) sum(x.^p), [1 2 3], 2);
%! assert(gx, [2 4 6], 1e-14);
%! assert(gp, sum([1 2 3].^2 .* log([1 2 3])), 1e-13);
%! [y, gp] = adj.gradient(@(x, p) sum(x.^p), [1 2 3], 2, 'wrt', 2, 'shapes', 'any', 'set', {'style=classic'});
%! assert(gp, sum([1 2 3].^2 .* log([1 2 3])), 1e-13);
%!test # structures, another size in the next call, and a single number
%! f = @(s) sum(s.a) * s.b{2};
%! [y, g] = adj.gradient(f, struct('a', [1 2], 'b', {{'x', 3}}));
%! assert(g.a, [3 3]);
%! assert(g.b{2}, 3);
%! [y, g] = adj.gradient(f, struct('a', [1; 2; 4], 'b', {{'x', 2}}));
%! assert(g.a, [2; 2; 2]);
%! [y, g] = adj.gradient(@(x) x^3, single(2));
%! assert(g, single(12));
%!error <one number> adj.gradient(@(x) x.^2, [1 2])
%!error <did you mean 'wrt'> adj.gradient(@(x) x, 1, 'wrtt', 1)
