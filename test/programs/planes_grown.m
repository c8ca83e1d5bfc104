function y = planes_grown(x, n)
  % Colons give what is empty its size.
  T = [];
  W = [];
  c = {};
  for k = 1:n
    T(:, :, k) = x * k;
    W(:, k) = x(:) + k;
    c(:, k) = {x; k};
  end
  T(:, end + 1, :) = 2 * T(:, 1, :) .* T(:, end, :);
  T = T .^ 2;
  W(:, 1) = W(:, end) .* W(:, 1);
  y = sum(T(:)) + sum(W(:) .^ 2) + sum(c{1, end}(:));
end
%@ at [0.1 0.7; 1.3 0.4], 2
%@ at [0.1 0.7], 1
%@ at 3, 2
%@ dimensions any
%@ independents x
