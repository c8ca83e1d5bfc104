function [y, t] = jvp(f, varargin)
  % adj.jvp  The result of a function, and its derivative in a direction.
  %   [y, t] = adj.jvp(f, x1, x2, …, 'along', d): t = J * d, with the size of y; d has the size, or the structure, of x1.
  %   … = adj.jvp(f, x1, …, 'wrt', [1 2], 'along', {d1, d2}) moves several arguments. 'output', 'shapes' and 'set' are those of
  %   adj.gradient.
  %
  %   Errors: those of adj.gradient, and Adjoinery:directionSize where a direction has not the size of its argument.
  %
  %   Example:
  %     [y, t] = adj.jvp(@(x) x.^2, [1 2 3], 'along', [1 0 1])   % t = 2 0 6
  %
  %   See also: adj.vjp, adj.hessvec
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set', 'along'}, {[], 1, 'auto', {}, []});
  wrt = adj.internal.positions(options.wrt, 1, args);
  along = adj.internal.directions(options.along, args, wrt);
  [d, inputs] = adj.internal.derivative(f, args, adj.internal.request('tangent', wrt, options.output, options));
  list = adj.internal.along(d, inputs, along, 0);
  results = cell(1, 1 + options.output);
  [results{:}] = d.functions.tangent(list{:});
  t = results{options.output};
  y = results{end};
  adj.internal.fail_unless_numbers(y);
end

%!test
%! [y, t] = adj.jvp(@(x) x.^2, [1 2 3], 'along', [1 0 1]);
%! assert({y, t}, {[1 4 9], [2 0 6]});
%! [y, t] = adj.jvp(@(x, p) x * p, [1; 2], 3, 'wrt', [1 2], 'along', {[1; 0], 10});
%! assert(t, [13; 20]);
%!error <size \[1 2\]> adj.jvp(@(x) x.^2, [1 2 3], 'along', [1 2])
%!error <cell with 2 directions> adj.jvp(@(x, p) x * p, 1, 2, 'wrt', [1 2], 'along', 1)
