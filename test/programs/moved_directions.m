function z = moved_directions(x, r, s)
  % Elements that are moved, written to and left out, which tangents in many directions do once for all of them.
  m = diag(x) + [x, 2 * x(:), zeros(3, 1)];
  m(2, :) = r;
  m(int32(4)) = m(int32(4)) * r(3);
  m(:, 2) = [];
  k = r(:);
  q = m.';
  mask = [true false true];
  w = x(mask);
  w(end + 1) = r(2);
  w(5) = s;
  p = r(mask);
  p([1 2]) = s;
  p(3:4) = [x(1), s^2];
  p(1) = [];
  y = cross(x, k) + cross(k, [s; 1; 2]);
  c = cross(r, [1 s 2]);
  d = x / s + r' / (1 + x(1));
  e = [1 2 3] / (eye(3) * s + x * x');
  f = x' / [2 1 0; 1 3 1; 0 1 4];
  g = tril(m * q, -1);
  z = [sum(m(:) .^ 2), sum(w) * p, y', c, d', e, f, g(:)', circshift(x', 1), max(x), flipud(x)'];
end
%@ at [0.3; -0.5; 0.7], [1.1 0.4 -0.2], 0.8
