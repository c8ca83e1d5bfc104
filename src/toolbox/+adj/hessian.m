function [y, g, H] = hessian(f, varargin)
  % adj.hessian  The value of a function with one number as its result, its gradient and its Hessian.
  %   [y, g, H] = adj.hessian(f, x1, x2, …): g has the size of x1, H is numel(x1) by numel(x1).
  %   … = adj.hessian(f, x1, …, NAME, VALUE, …) has the options 'wrt', 'output', 'shapes' and 'set' of adj.gradient. With several
  %   positions in 'wrt' g is a cell, and H is that of all numbers in these arguments, in order.
  %
  %   Errors: those of adj.gradient.
  %
  %   Example:
  %     [y, g, H] = adj.hessian(@(x) x(1)^2 * x(2), [1; 2])   % g = [4; 1], H = [4 2; 2 0]
  %
  %   See also: adj.gradient, adj.hessvec
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set'}, {[], 1, 'auto', {}});
  wrt = adj.internal.positions(options.wrt, 1, numel(args));
  y = adj.internal.value_of(f, args, options.output);
  [d, inputs] = adj.internal.derivative(f, args, adj.internal.request('hessian', wrt, options.output, options));
  width = numel(adj.internal.numbers(args(wrt)));
  H = zeros(width);
  g = args(wrt);
  block = max(1, floor(2^25 / max(1, width)));
  for first = 1:block:width
    chosen = first:min(first + block - 1, width);
    columns = zeros(width, numel(chosen));
    columns(sub2ind(size(columns), chosen, 1:numel(chosen))) = 1;
    list = [adj.internal.along(d, inputs, adj.internal.spread(args, wrt, columns)), adj.internal.seed(d, 1)];
    results = cell(1, 2 * numel(d.independents));
    try
      [results{:}] = d.functions.second(list{:});
    catch problem
      if strcmp(problem.identifier, 'Adjoinery:directions') && ~any(strcmp(options.set, 'array-dimensions=any'))
        [y, g, H] = adj.hessian(f, args{:}, adj.options('wrt', wrt, 'output', options.output, 'shapes', options.shapes, 'set', ...
          [options.set, {'array-dimensions=any'}]));
        return;
      end
      adj.internal.fail_unless_scalar(problem, 'adj.hessian');
    end
    H(:, chosen) = adj.internal.directional(adj.internal.gradients(d, results(1:2:end), args), numel(chosen));
    g = adj.internal.gradients(d, results(2:2:end), args);
  end
  if numel(wrt) == 1
    g = g{1};
  end
end
