function [y, pull] = vjp(f, varargin)
  % adj.vjp  The result of a function, and a handle that multiplies its Jacobian from the left.
  %   [y, pull] = adj.vjp(f, x1, x2, …): [g1, g2, …] = pull(a_y) gives the gradients of sum(a_y .* y), or of its real part where it is
  %   complex, as often as wanted: the call is recorded once. a_y has the size, or the structure, of y; it may be left out where y is one number.
  %   … = adj.vjp(f, x1, …, NAME, VALUE, …) has the options 'wrt' (default: 1), 'output', 'shapes' and 'set' of adj.gradient.
  %
  %   Errors: those of adj.gradient, and Adjoinery:seedSize where a_y has not the size of y.
  %
  %   Example:
  %     [y, pull] = adj.vjp(@(x) x.^2, [1 2 3]);
  %     pull([1 0 0])   % 2 0 0
  %
  %   See also: adj.jvp, adj.jacobian
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set'}, {[], 1, 'auto', {}});
  wrt = adj.internal.positions(options.wrt, 1, args);
  [y, d, tape] = adj.internal.recorded(f, args, wrt, options);
  pull = @(varargin) adj.internal.pull(d, tape, args, y, varargin{:});
end

%!test
%! [y, pull] = adj.vjp(@(x, p) x.^2 * p, [1 2 3], 2, 'wrt', [1 2]);
%! assert(y, [2 8 18]);
%! [gx, gp] = pull([1 0 0]);
%! assert({gx, gp}, {[4 0 0], 1});
%! [gx, gp] = pull([0 1 1]);
%! assert({gx, gp}, {[0 8 12], 13});
%! [y, pull] = adj.vjp(@(x) sum(x), [1 2]);
%! assert(pull(), [1 1]);
%!error <seed has the size \[1 1\]> [y, pull] = adj.vjp(@(x) x, [1 2]); pull(1);
