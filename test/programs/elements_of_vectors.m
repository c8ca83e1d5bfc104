function z = elements_of_vectors(p, q, n)
  % Elements of short vectors, read often: in loops, before and behind writes, in branches, and where there may be no vector.
  assert(iscolumn(p) && numel(p) == 3);
  assert(isrow(q) && numel(q) == 2);
  z = 0;
  y = [p(1) * q(1); p(2)];
  for k = 1:n
    d = [y(2) * p(3); -y(1) - q(2) * y(1) * y(2)];
    y = y + 0.1 * d;
    if k == 2
      y(1) = y(1) * q(1);
      z = z + y(1) * y(2);
    elseif k == 3
      late = q * y(1);
    end
    z = z + d(1) ^ 2 + d(2) * y(2);
  end
  if n > 2
    z = z + late(1) * late(2) + late(1);
  end
  while y(1) < 10 && y(2) * y(2) > 0
    y = y * 2 + p(1:2) .^ 2 + 1;
  end
  w = p * q;
  p = p + w(:, 1) * q(2);
  z = z + p(1) * y(1) + p(1) ^ 2 + sum(p) + spread(y, q(1));
  f = @(t) p(2) * t + q(2) * p(2);
  z = z + f(z);
end
function v = spread(y, s)
  v = 0;
  if numel(y) > 2
    v = y(3) * y(3);
  end
  v = v + s * y(1) * y(1) - y(2) * s * y(2);
end
%@ at [0.5; 1.5; -0.7], [1.2 0.3], 4
%@ at [0.5; 1.5; -0.7], [1.2 0.3], 2
%@ at [0.5; 1.5; -0.7], [1.2 0.3], 0
%@ independents p, q
