function [Y, V, W] = hessian_seeds(p, seed, height)
  % HESSIAN_SEEDS  The seeds of second derivatives: weights of the results, and what stands left and right of the Hessians.
  Y = p.opts.seedRev;
  V = 1;
  W = seed;
  if iscell(seed)
    switch numel(seed)
      case 1
        W = seed{1};
      case 2
        [Y, W] = seed{:};
      case 3
        [Y, V, W] = seed{:};
      otherwise
        error('Adjoinery:seedSize', 'The seed of a Hessian is W, {Y, W} or {Y, V, W}.');
    end
  end
  if any(strcmp(Y, {'s', 'sum'}))
    Y = ones(1, height);
  end
  Y = sized(Y, height, 2, 'Y must have %d columns, one for each number of the results; it is %d by %d.');
  V = sized(V, p.width, 1, 'V must have %d rows, one for each number of the arguments; it is %d by %d.');
  W = sized(W, p.width, 1, 'W must have %d rows, one for each number of the arguments; it is %d by %d.');
end

function S = sized(S, count, dimension, text)
  if isequal(S, 1)
    S = eye(count);
  elseif ~(isnumeric(S) || islogical(S)) || ndims(S) > 2 || size(S, dimension) ~= count
    error('Adjoinery:seedSize', text, count, size(S, 1), size(S, 2));
  end
  S = full(double(S));
end
