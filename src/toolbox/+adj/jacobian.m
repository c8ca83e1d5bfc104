function [y, varargout] = jacobian(f, varargin)
  % adj.jacobian  The result of a function, and its Jacobians.
  %   [y, J1, J2, …] = adj.jacobian(f, x1, x2, …) gives y = f(x1, x2, …) and the Jacobians with regard to the first arguments, as
  %   many as are asked for: numel(y) by numel(x1), and so on. Cells and structures count by the numbers in them, in order.
  %   … = adj.jacobian(f, x1, …, NAME, VALUE, …) has the options 'wrt', 'output', 'shapes' and 'set' of adj.gradient, and
  %     'mode'   'forward' (tangents in many directions), 'reverse' (one recording, one reverse sweep for each number of y), or
  %              'auto': reverse where y has less than half as many numbers as the arguments
  %     'seed'   a matrix S: J * S in forward mode, S * J in reverse mode; 'auto' takes the mode that the sizes allow, forward
  %              first. With several arguments J is [J1 J2 …].
  %     'pattern'  a matrix whose nonzeros tell where the Jacobian may have some, or 'detect': the Jacobian is sparse then, and
  %              found by few products (adj.color). A detected pattern is kept for the next calls of the function with arguments
  %              of these sizes.
  %     'check'  'on': one more product tells whether the pattern holds at these arguments; a detected one that does not is
  %              detected again; 'off': it is trusted
  %
  %   Errors: those of adj.gradient, Adjoinery:seedSize, Adjoinery:complex where the function is not analytic at complex arguments,
  %    and Adjoinery:pattern if a given pattern does not hold.
  %
  %   Example:
  %     [y, J] = adj.jacobian(@(x) [x(1) * x(2); sin(x(1))], [0; 2])   % J = [2 0; 1 0]
  %
  %   See also: adj.gradient, adj.vjp, adj.jvp, adj.pattern, adj.color
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set', 'mode', 'seed', 'pattern', 'check'}, ...
    {[], 1, 'auto', {}, 'auto', [], [], 'on'});
  wrt = adj.internal.positions(options.wrt, max(1, nargout - 1), args);
  counts = cellfun(@(it) numel(adj.internal.numbers(it)), args(wrt));
  width = sum(counts);
  adj.internal.fail_unless_analytic(args, wrt, @(S) adj.internal.nth(2, @() adj.internal.forward_product(f, args, wrt, options, S)));
  seed = options.seed;
  has_seed = ~isequal(size(seed), [0 0]);
  if nargout > 2 && has_seed
    error('Adjoinery:seedSize', 'With a seed there is one matrix, of all arguments in ''wrt'': ask for two results.');
  end
  if ~isempty(options.pattern)
    if has_seed
      error('Adjoinery:options', 'With a pattern there is no seed: the colouring makes it.');
    end
    [y, whole] = adj.internal.sparse_jacobian(f, args, wrt, options);
    varargout = mat2cell(whole, size(whole, 1), counts);
    return;
  end
  mode = options.mode;
  if strcmp(mode, 'auto')
    mode = chosen_mode(f, args, options.output, width, seed, has_seed);
  end
  if strcmp(mode, 'reverse')
    [y, whole] = adj.internal.reverse_product(f, args, wrt, options, seed);
  else
    if ~has_seed
      seed = speye(width);
    end
    [y, whole] = adj.internal.forward_product(f, args, wrt, options, seed);
  end
  whole = adj.internal.in_class_of({y}, whole);
  if ~has_seed
    varargout = mat2cell(whole, size(whole, 1), counts);
  else
    varargout = {whole};
  end
end

% The mode that is cheaper, or that fits the seed.
function mode = chosen_mode(f, args, output, width, seed, has_seed)
  mode = 'forward';
  if has_seed && size(seed, 1) ~= width
    mode = 'reverse';
  elseif ~has_seed && width > 2
    y = adj.internal.value_of(f, args, output);
    if numel(adj.internal.numbers(y)) < 0.5 * width
      mode = 'reverse';
    end
  end
end

%!test
%! f = @(x) [x(1) * x(2); sin(x(1)); x(2)];
%! D = [2 0; 1 0; 0 1];
%! for mode = {'forward', 'reverse', 'auto'}
%!   [y, J] = adj.jacobian(f, [0; 2], 'mode', mode{1});
%!   assert(y, [0; 0; 2]);
%!   assert(J, D, 1e-14);
%! end
%! [y, J] = adj.jacobian(f, [0; 2], 'seed', [1; 3]);
%! assert(J, D * [1; 3], 1e-14);
%! [y, J] = adj.jacobian(f, [0; 2], 'seed', [1 3 5]);
%! assert(J, [1 3 5] * D, 1e-14);
%!test # several arguments
%! [y, J, K] = adj.jacobian(@(A, x) A * x, [1 2; 3 4], [5; 6]);
%! assert(J, [5 0 6 0; 0 5 0 6]);
%! assert(K, [1 2; 3 4]);
%!test # a pattern
%! [y, J] = adj.jacobian(@(x) x.^2 + [0; x(1:4)], (1:5)', 'pattern', 'detect');
%! assert(issparse(J));
%! assert(full(J), diag(2 * (1:5)) + diag(ones(4, 1), -1), 1e-14);
%!error <2 columns> adj.jacobian(@(x) x, [1 2], 'seed', [1 2 3])
%!error <outside the pattern> adj.jacobian(@(x) x.^2 + sum(x), [1; 2], 'pattern', speye(2))
