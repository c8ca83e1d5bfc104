function P = pattern(f, varargin)
  % adj.pattern  Where the Jacobian of a function has nonzeros.
  %   P = adj.pattern(f, x1, x2, …) is sparse and logical, numel(y) by numel(x1). It is found by index sets: each statement
  %   that runs at these arguments tells on which numbers its results may depend, whatever the values of their derivatives. So it may hold
  %   elements that are zero (x - x), and lacks those of branches that are not taken here. For programs with functions for which there are
  %   no index sets, the Jacobian is taken at these arguments and at others nearby.
  %   … = adj.pattern(f, x1, …, NAME, VALUE, …) has the options 'wrt', 'output', 'shapes', 'set' and 'mode' of adj.jacobian.
  %
  %   Errors: those of adj.jacobian.
  %
  %   Example:
  %     P = adj.pattern(@(x) x .^ 2 + [0; x(1:end - 1)], zeros(4, 1));   % two diagonals
  %
  %   See also: adj.color, adj.jacobian
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set', 'mode'}, {[], 1, 'auto', {}, 'forward'});
  wrt = adj.internal.positions(options.wrt, 1, args);
  P = adj.internal.detected_pattern(f, args, wrt, options, options.mode);
end

%!test
%! P = adj.pattern(@(x) x .^ 2 + [0; x(1:end - 1)], zeros(4, 1));
%! assert(full(P), logical(eye(4) + diag(ones(3, 1), -1)));
