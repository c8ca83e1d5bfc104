function z = scalar_expansion(n, x)
  % An assignment may spread a scalar over many elements, and change a variable's size.
  A = zeros(3, 3);
  A(2, :) = x(1);
  A(:, 3) = A(:, 3) + n;
  y = x;
  y(:) = x(end)^2;
  x(1) = sum(A(:)) * x(1);
  w = ones(2, 2) * x(1);
  w(:, 1) = 3 * x(1);
  z = sum(A(:).^2) + sum(x(:) .* y(:)) * sum(w(:));
end
%@ at 2, [1 2 3]
%@ at 2, [1; 2]
%@ at 2, [1 2; 3 4]
%@ at 2, 3
%@ independents x
%@ analytic
