function z = operands_of_one_shape(x, y)
  % What is summed back for two operands of the same shape is summed once, unless the adjoint has changed in between.
  n = numel(x);
  left = [n, 1:n - 1];
  right = [2:n, 1];
  v = y + (x(left) - 2 * x(right)) .* x(left);
  w = x(right) + y - x(left);
  for k = 1:2
    w = (x(right) - y .* x(left)) + w / 2 + (x(left) + w) .* y;
    w = x(right) + w .* y;
    w = w ./ (2 + y) + x(left);
    if k > 1
      w = x(left) + w;
    else
      v = sin(x(right) - v) - x(left);
    end
  end
  u = x + y - x;
  z = sum(v(:)) * sum(w(:) .^ 2) + sum(u(:) .* u(:));
end
%@ at sin(1:4), cos(1:3)'
%@ at sin(1:4)', cos(1:4)'
%@ at sin(1:4), 0.3
%@ at 0.4, 0.3
%@ at 0.4, [0.3 0.7; 0.1 0.2]
%@ independents x, y
%@ analytic
