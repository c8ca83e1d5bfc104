function z = reduced_parts(x, y)
  % Means and sums of elementwise functions of parts: each adjoint is expanded before it is put into its part.
  w = mean(mean(rem(y(2:-1:1, :), 2)));
  v = sum(x(1:2, :) - y(1:2, :));
  z = w + v * [1; 2] + sum(sum(5 - x(3, :)));
end
%@ at [0.656, -25; 1.375, 0.24; 1.364, -1.427], [0.563, -0.121; -1.648, 1.838; -2.193, 1.322]
