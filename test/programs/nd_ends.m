function z = nd_ends(x)
  % Where fewer indices than dimensions are given, the last counts all that are left, and so does its end.
  z = sum(x([1 1], end)) + 2 * sum(x([2 1 1], end - 1));
  x(2, sum(x(:) > 0) * 0 + end) = x(1)^2;
  try
    x(1, end) = x(1) * x(2);
  catch
  end
  k = 3;
  y = x(end - 1, end) * x(1, end - round(k - 3)) * x(end, end - 1, 1);
  x(:, end + 0) = x(:, 1);
  z = z + sum(x(:)) * y + squared(x(1, end)) + sum(x(:, 1, end));
  z = z * x(end, end);
end
function y = squared(x)
  y = x^2;
end
%@ at reshape(1:8, 2, 2, 2) / 7
%@ at [0.3 0.5; 0.2 0.7]
%@ analytic
%@ dimensions any
