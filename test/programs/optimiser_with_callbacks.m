function [x, trace] = optimiser_with_callbacks(x, a, n)
  % Descent with a line search whose objective, gradient, stopping rule and recorder are handles in a nested structure.
  task.objective = @(x) quartic(x, a);
  task.gradient = @(x) slope(x, a);
  task.search = struct('accept', @(new, old, step) new <= old + 1e-12, 'shrink', 0.5);
  task.stop = {@(x, g) norm(g) < 1e-9, @(x, g) any(isnan(x))};
  log = struct('values', [], 'record', @append);
  for k = 1:n
    [x, log] = advance(task, x, log);
  end
  trace = log.values;
end

function [x, log] = advance(task, x, log)
  g = task.gradient(x);
  if any(cellfun(@(s) s(x, g), task.stop))
    return
  end
  step = 0.3;
  old = task.objective(x);
  log = log.record(log, old);
  while ~task.search.accept(task.objective(x - step * g), old, step)
    step = step * task.search.shrink;
  end
  x = x - step * g;
end

function log = append(log, value)
  log.values(end + 1) = value;
end

function f = quartic(x, a)
  f = sum(a .* x.^2 + 0.1 * x.^4);
end

function g = slope(x, a)
  g = 2 * a .* x + 0.4 * x.^3;
end
%@ at [0.5 -0.8], [1.2 0.7], 3
%@ independents x,a
%@ analytic
