function [u, y, A, s] = parts_added_to(u, k, d, A, r)
  % What is added to a part of an array: a vector, a number, a row, or what is made of several.
  n = numel(u);
  for t = 1:3
    flux = u(3:end) - 2 * u(2:end - 1) + u(1:end - 2);
    u(2:end - 1) = u(2:end - 1) + k * flux;
    u(2:n - 1) = u(2:n - 1) .* exp(-d * u(2:n - 1)) - d;
    u(1:2:n) = u(1:2:n) + d;
  end
  y = zeros(size(A));
  for i = 1:size(A, 1)
    y(i, :) = y(i, :) + k * A(i, :);
    y(i, :) = y(i, :) - d * r + A(1, :) .* y(i, :);
    A(i, :) = A(i, :) ./ (2 + r .^ 2) + sin(d);
    h = A(:, 1) + k;
    A(:, 1) = h;
  end
  A(:, 2:end) = A(:, 2:end) + r(2:end);
  A([1 end], [2 1]) = A([1 end], [2 1]) .* A(1, [1 2]) + k;
  m = u > 0;
  u(m) = u(m) .* u(m) + k;
  u(:) = u(:) + d * 2;
  s = sum(u(:)) * k;
end
%@ at sin(1:6)', 0.3, 0.2, cos(reshape(1:12, 4, 3)), [0.5 0.25 -1]
%@ at sin(1:7), 0.3, 0.2, cos(reshape(1:6, 2, 3)), 0.5 * [1 2 3]
%@ at [0.5; 0.7], 0.3, 0.2, cos(reshape(1:2, 1, 2)), [0.5 0.25]
%@ at 0.5 * [1 -2 3], -0.3, 0.2, 0.7 * [1 2; 3 4], [0.5 0.25]
