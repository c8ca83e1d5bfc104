function z = nd_stencil(x)
  u = reshape(x, 3, 3, 2);
  v = u;
  for t = 1:2
    v(2, 2, :) = u(1, 2, :) + u(3, 2, :) + u(2, 1, :) .* u(2, 3, :);
    v(:, :, 1) = v(:, :, 1) + 0.1 * u(:, :, 2)';
    u = v;
  end
  w = u(:, :, 1) * u(:, :, 2);
  z = sum(w(:)) + sum(sum(sum(u .^ 2)));
end
%@ at (1:18) / 10
%@ dimensions any
