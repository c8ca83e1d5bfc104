function z = swaps(x)
  x([1 2]) = x([2 1]);
  x(:) = x(end:-1:1);
  A = x' * x;
  A([1 3], :) = A([3 1], :);
  A(:, 1) = A(:, 1) - A(:, 2) * (A(2, 1) / A(2, 2));
  A(2, :) = A(2, :) / A(2, 2);
  [A(1, 1), x(2)] = two(x(1) * 2, A(3, 3));
  z = sum(A(:) .* (1:9)') + x(2) * x(3);
end
function [a, b] = two(c, d)
  a = c;
  b = d;
end
%@ at [1 2 3]
