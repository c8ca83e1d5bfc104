function [z, evaluations] = counted_evaluations(x)
  % A search that is given a handle of an objective, which counts how often it is called, and in two ways.
  global calls steps
  calls = 0;
  steps = 10;
  z = descent(@objective, x, 3);
  z = z + sum(cellfun(@(p) objective(p * x), {1, 2}));
  evaluations = calls;
  if calls > 100
    z = 0;
  end
  fprintf('');
end

function z = descent(f, x, trips)
  z = 0;
  for k = 1:trips
    value = f(x);
    x = x - 0.1 * value * x ./ (1 + norm(x)^2);
    z = z + value / k - f(0.5 * x) * f(x / 3);
  end
end

function z = objective(x)
  global calls steps
  calls = calls + 1;
  steps -= 2;
  z = sum(x.^2) + x(1);
end
%@ at [0.5 1 -0.3]
%@ at 2
%@ dependents z
