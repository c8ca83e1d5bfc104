function [Hv, g] = hessvec(f, varargin)
  % adj.hessvec  The Hessian of a function with one number as its result, times a direction.
  %   [Hv, g] = adj.hessvec(f, x1, x2, …, 'along', v): Hv has the size of x1, as v has; g is the gradient.
  %   … = adj.hessvec(f, x1, …, NAME, VALUE, …) has the options 'wrt' (one position), 'output', 'shapes' and 'set' of
  %   adj.gradient.
  %
  %   Errors: those of adj.gradient, Adjoinery:directionSize, and Adjoinery:complex for complex results and arguments.
  %
  %   Example:
  %     Hv = adj.hessvec(@(x) sum(x.^3), [1 2 3], 'along', [1 0 0])   % 6 0 0
  %
  %   See also: adj.hessian, adj.jvp
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set', 'along'}, {[], 1, 'auto', {}, []});
  wrt = adj.internal.positions(options.wrt, 1, args);
  along = adj.internal.directions(options.along, args, wrt);
  [d, inputs] = adj.internal.derivative(f, args, adj.internal.request('hessvec', wrt, options.output, options));
  results = cell(1, 2 * numel(d.independents));
  list = [adj.internal.along(d, inputs, along, 0), {1}];
  try
    [results{:}] = d.functions.second(list{:});
  catch problem
    adj.internal.fail_unless_scalar(problem, 'adj.hessvec');
  end
  adj.internal.refuse_complex(f, args, wrt, options.output, 'adj.hessvec');
  products = adj.internal.gradients(d, results(1:2:end), args);
  gradients = adj.internal.gradients(d, results(2:2:end), args);
  if numel(wrt) == 1
    Hv = products{1};
    g = gradients{1};
  else
    Hv = products;
    g = gradients;
  end
end

%!test
%! [Hv, g] = adj.hessvec(@(x) sum(x.^3), [1 2 3], 'along', [1 0 2]);
%! assert(Hv, [6 0 36]);
%! assert(g, [3 12 27]);
%! [Hv, g] = adj.hessvec(@(x, p) x^2 * p, 3, 5, 'wrt', [1 2], 'along', {1, 10});
%! assert(Hv, {70, 6});
%!error <size \[1 2\]> adj.hessvec(@(x) sum(x.^3), [1 2 3], 'along', [1 2])
