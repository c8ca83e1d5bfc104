function [y, varargout] = jacobian(f, varargin)
  % adj.jacobian  The result of a function, and its Jacobians.
  %   [y, J1, J2, …] = adj.jacobian(f, x1, x2, …) gives y = f(x1, x2, …) and the Jacobians with regard to the first arguments, as
  %   many as are asked for: numel(y) by numel(x1), and so on. Cells and structures count by the numbers in them, in order.
  %   … = adj.jacobian(f, x1, …, NAME, VALUE, …) has the options 'wrt', 'output', 'shapes' and 'set' of adj.gradient, and
  %     'mode'   'forward' (tangents in many directions), 'reverse' (one recording, one reverse sweep for each number of y), or
  %              'auto': reverse where y has less than half as many numbers as the arguments
  %     'seed'   a matrix S: J * S in forward mode, S * J in reverse mode; 'auto' takes the mode that the sizes allow, forward
  %              first. With several arguments J is [J1 J2 …].
  %
  %   Errors: those of adj.gradient, and Adjoinery:seedSize.
  %
  %   Example:
  %     [y, J] = adj.jacobian(@(x) [x(1) * x(2); sin(x(1))], [0; 2])   % J = [2 0; 1 0]
  %
  %   See also: adj.gradient, adj.vjp, adj.jvp
  [args, options] = adj.internal.split(f, varargin, {'wrt', 'output', 'shapes', 'set', 'mode', 'seed'}, {[], 1, 'auto', {}, 'auto', []});
  wrt = adj.internal.positions(options.wrt, max(1, nargout - 1), numel(args));
  if ~any(strcmp(options.mode, {'auto', 'forward', 'reverse'}))
    error('Adjoinery:options', '''mode'' is ''auto'', ''forward'' or ''reverse''.');
  end
  counts = cellfun(@(it) numel(adj.internal.numbers(it)), args(wrt));
  width = sum(counts);
  seed = options.seed;
  if nargout > 2 && ~isempty(seed)
    error('Adjoinery:seedSize', 'With a seed there is one matrix, of all arguments in ''wrt'': ask for two results.');
  end
  mode = options.mode;
  if strcmp(mode, 'auto')
    mode = chosen_mode(f, args, options.output, width, seed);
  end
  if strcmp(mode, 'forward')
    if isempty(seed)
      seed = speye(width);
    elseif size(seed, 1) ~= width
      error('Adjoinery:seedSize', 'In forward mode the seed must have %d rows, one for each number of the arguments; it has the size %s.', ...
        width, mat2str(size(seed)));
    end
    if isempty(seed)
      y = adj.internal.value_of(f, args, options.output);
      whole = zeros(numel(adj.internal.numbers(y)), size(seed, 2));
    else
      [y, whole] = adj.internal.tangents(f, args, wrt, options, seed);
    end
  else
    [y, d, tape] = adj.internal.recorded(f, args, wrt, options);
    height = numel(adj.internal.numbers(y));
    if isempty(seed)
      seed = speye(height);
    elseif size(seed, 2) ~= height
      error('Adjoinery:seedSize', 'In reverse mode the seed must have %d columns, one for each number of the result; it has the size %s.', ...
        height, mat2str(size(seed)));
    end
    whole = zeros(size(seed, 1), width);
    rows = cell(1, numel(wrt));
    for k = 1:size(seed, 1)
      [rows{:}] = adj.internal.pull(d, tape, args, y, adj.internal.with_numbers(y, full(seed(k, :)).'));
      whole(k, :) = adj.internal.numbers(rows).';
    end
  end
  if isempty(options.seed)
    varargout = mat2cell(whole, size(whole, 1), counts);
  else
    varargout = {whole};
  end
end

% The mode that is cheaper, or that fits the seed.
function mode = chosen_mode(f, args, output, width, seed)
  mode = 'forward';
  if ~isempty(seed) && size(seed, 1) ~= width
    mode = 'reverse';
  elseif isempty(seed) && width > 2
    y = adj.internal.value_of(f, args, output);
    if numel(adj.internal.numbers(y)) < 0.5 * width
      mode = 'reverse';
    end
  end
end
