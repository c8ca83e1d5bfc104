function z = moved_grid(g, h, w, p)
  % Tables whose grids move: values between two lines follow them, the nearest ones stay.
  [x, y] = meshgrid(cumsum(g), cumsum(h));
  t = interp2(x, y, w, p(1, :), p(2, :));
  u = interp2(cumsum(g), cumsum(h), w, p(1, :) * 1.4, p(2, :).', 'linear', 2);
  z = sum(t .^ 2) + sum(u(:)) + interp2(cumsum(g), h, w, p(1), p(2), 'nearest') * g(2);
end
%@ at [0.4 1 1.3], [0.5 0.9 2 2.5], [1 2 7; 4 3 1; 0 5 2; 2 2 9], [0.8 2.2; 1.1 1.7]
%@ at [0.4 1 1.3], [0.5 0.9 2 2.5], [1 2 7; 4 3 1; 0 5 2; 2 2 9], [0.5 2.5; 2.2 1.6]
%@ independents g, h, w, p
