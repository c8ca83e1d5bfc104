function z = iteration_elements(x, y, n)
  % Elements that each iteration has for its own, and such as other statements, other iterations or loops around have, too.
  z = 0;
  k = numel(x);
  for i = 2:k - 1
    z = z + sin(x(i));
  end
  z = z + x(k)^2 + 3 * x(1);
  w = 2 * y;
  for i = 1:n
    z = z + w(i)^2 * z;
  end
  z = z * w(2) + w(1)^3;
  u = 3 * y;
  m = numel(u);
  for i = 1:m - 1
    z = z + u(i)^2;
  end
  m = m - 1;
  z = z * u(m);
  v = y .* y;
  for j = 1:2
    for i = 1:n
      z = z + j * v(i)^2;
    end
  end
  q = sin(y);
  for i = 1:n
    z = z + q(i)^2;
  end
  z = z + sum(q);
  r = cos(y);
  for i = 1:n - 1
    z = z + r(i) * r(i + 1);
  end
end
%@ at [0.3; -0.5; 0.8; 1], [0.2 0.4 -0.6 1], 4
%@ at [0.3; -0.5; 0.8], [0.2 0.4 -0.6 1], 2
%@ at [0.3 0.4], [0.2; 0.4], 2
%@ independents x, y
%@ analytic
