function z = carried_neighbours(x, y, m)
  % Loops over neighbours: the adjoint of one is carried to the next iteration, where nothing else has added to it.
  if ~iscolumn(x) || isempty(x) || ~iscolumn(y) || isempty(y) || ~isscalar(m), error('size'); end
  z = 0;
  for i = 1:numel(x) - 1
    z = z + (x(i + 1) - x(i)^2)^2;
  end
  % The last one is used elsewhere, too.
  for k = 2:numel(y)
    z = z + y(k) * y(k - 1);
  end
  z = z + sin(y(end)) * y(1);
  g = x + 3 * y;
  last = numel(g);
  for i = 1:last - 1
    z = z + g(i + 1) * g(i)^2;
  end
  z = z + sin(g(last));
  % The bound changes.
  w = x .* y;
  for j = 1:m
    z = z + w(j)^2 * w(j + 1);
    m = m - 1;
  end
  % Three neighbours, a distance of two, one that is read only sometimes, and downwards.
  u = x + y;
  for i = 2:numel(u) - 1
    z = z + (u(i - 1) - 2 * u(i) + u(i + 1))^2;
  end
  v = x .* x;
  for i = 1:numel(v) - 2
    z = z + v(i + 2) * v(i);
  end
  s = 2 * y;
  for i = 1:numel(s) - 1
    if real(s(i)) > 0.5
      z = z + s(i)^2;
    end
    z = z + s(i + 1)^3;
  end
  r = 3 * x;
  for i = numel(r) - 1:-1:1
    z = z + r(i) * r(i + 1)^2;
  end
  % Each pair twice, and once more within a loop.
  p = x - y;
  for n = 1:2
    for i = 1:numel(p) - 1
      z = z + n * p(i) * sin(p(i + 1));
    end
  end
  q = x + 2 * y;
  for i = 1:numel(q) - 1
    q(i + 1) = q(i + 1) + 0.5 * q(i)^2;
  end
  z = z + sum(q);
end
%@ at [0.3; -0.7; 1.2; 0.5], [0.8; 0.4; -0.3; 0.9], 3
%@ at [0.3; -0.7; 1.2], [0.8; 0.4; -0.3], 2
%@ at [0.3; -0.7], [0.8; 0.4], 1
%@ at 0.3, 0.8, 0
%@ independents x, y
%@ analytic
