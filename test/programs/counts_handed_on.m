function z = counts_handed_on(x, u)
  % Handles with arguments that they do not use, of functions that ask how many results are wanted.
  step = @(s, control, ~) plant(s, control, x);
  s = x;
  cost = zeros(1, numel(u) + 1);
  for i = 1:numel(u)
    [s, cost(i)] = step(s, u(i), i);
  end
  [~, ~, rate] = step(s, 0, 1:2);
  z = sum(cost) + rate * s + step(s, 1, 0);
end
function [next, cost, rate] = plant(s, control, x)
  if nargout < 3
    next = 0.9 * s + x * control;
    cost = s ^ 2 + control ^ 2;
  else
    rate = 0.9 * x;
    [next, cost] = deal([]);
  end
end
%@ at 0.7, [0.2 -0.4]
