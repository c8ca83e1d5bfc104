function [y, x] = counted_behind_handles(x, p)
  % An objective that gives derivatives where they are asked for, as optimisers call it.
  problem.fun = @(v) objective(v, p);
  problem.steps = 2;
  [x, f] = descent(problem.fun, x, problem.steps);
  y = f + problem.fun(2 * x) + least(@(t) 3 * objective(t, p) + 1, x);
  [f, g, h] = objective(x, p);
  y = y + f + sum(g(:)) + g(:)' * (h \ g(:));
  any_norm = @bowl;
  [f, g] = any_norm(x);
  any_norm(g);
  y = y + f * sum(g) + any_norm(x);
end
function [x, f] = descent(fun, x, steps)
  [f, g] = fun(x);
  for k = 1:steps
    t = 0.05;
    while fun(x - t * g) > f && t > 0.01
      t = t / 2;
    end
    x = x - t * g;
    [f, g] = fun(x);
  end
end
function y = least(g, x)
  y = min(g(x), g(-x));
end
function [f, g, h] = objective(x, p)
  f = (1 - x(1))^2 + p * (x(2) - x(1)^2)^2;
  if nargout > 1
    g = [-2 * (1 - x(1)) - 4 * p * x(1) * (x(2) - x(1)^2), 2 * p * (x(2) - x(1)^2)];
  end
  if nargout > 2
    h = [2 - 4 * p * (x(2) - 3 * x(1)^2), -4 * p * x(1); -4 * p * x(1), 2 * p];
  end
end
function [f, g] = bowl(x)
  if nargout == 0
    disp('nothing is wanted');
  end
  if nargin < 1 || isempty(x)
    f = 0;
  elseif nargout < 2
    f = sum(x .^ 4);
  else
    [f, g] = deal(bowl(x) + 1, 4 * x .^ 3);
  end
end
%@ at [0.4 0.7], 3
