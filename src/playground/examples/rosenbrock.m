function f = rosenbrock(x)
  % The valley that minimisers are tried on, in any number of dimensions
  n = numel(x);
  a = x(2:n) - x(1:n - 1) .^ 2;
  b = 1 - x(1:n - 1);
  f = sum(100 * a .^ 2 + b .^ 2);
end
