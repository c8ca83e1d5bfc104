function [x, v] = descent_by_handle(x, A, b)
  % Gradient descent with a line search that calls the objective.
  objective = @(x) 0.5 * x' * A * x - b' * x;
  gradient = @(x) A * x - b;
  x = descend(objective, gradient, x, 4);
  v = objective(x);
end

function x = descend(fun, grad, x, n)
  for k = 1:n
    g = grad(x);
    s = line_search(fun, x, -g);
    x = x - s * g;
  end
end

function s = line_search(fun, x, d)
  s = 1;
  f0 = fun(x);
  while fun(x + s * d) > f0 - 0.1 * s * (d' * d) && s > 1e-3
    s = s / 2;
  end
  s = s * (1 + 0.01 * fun(x));
end
%@ at [1; -2], [3 0.5; 0.5 2], [0.3; 0.8]
