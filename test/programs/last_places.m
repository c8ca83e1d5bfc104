function z = last_places(x, a, b)
  % Outputs go to the first and last elements of one variable, which grows under one of them.
  [x(1), x(end)] = deal(a, b);
  [x(end), x(end - 1)] = g(x, a);
  y = x * x.';
  [y(1, end), y(end, 1)] = deal(3 * a, b ^ 2);
  [y(5, 5), y(end)] = deal(a * b, a);
  z = sum(x .^ 2) + sum(y(:) .^ 2 .* (1:numel(y)).');
end
function [p, q] = g(x, a)
  p = sum(x) * a;
  q = x(2) ^ 2;
end
%@ at [1.5; 2; -1], 0.7, 1.3
%@ at [1.5; 2; -1; 3], -0.7, 2
%@ analytic
