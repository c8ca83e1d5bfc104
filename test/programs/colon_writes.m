function z = colon_writes(x, v)
  y = zeros(2, 3);
  y(:) = v;
  y(:) = y(:) .* x(:);
  y(:, 1) = 2;
  y(2, :) = y(1, :) * x(1);
  y(:, [1 3]) = [];
  y(end + 1, :) = x(3);
  y(:, end + 1) = y(:, 1) .^ 2;
  z = sum(y(:) .* (1:numel(y))');
end
%@ at [1 2 3 4 5 6], 1:6
%@ at [1 2 3 4 5 6], 3
%@ analytic
