function y = grown_behind(x, a, n, k)
  % Arrays that grow behind all that loops read, and others that do not, by little differences.
  c = x(1);
  for i = 2:n
    c(i) = a * sin(c(i - 1));
  end
  y = sum(c) * numel(c);
  d = x(1:2);
  for i = 3:n
    d(i) = d(i - 1) * a + d(i - 2) / numel(d);
  end
  y = y + d(end) * sum(d);
  e = x(1);
  for i = 2:n
    e(i) = sum(k * e) + a;
  end
  y = y + sum(e);
  u = x(:);
  for j = 1:n
    u(:, j + 1) = cos(u(:, j)) * a;
  end
  y = y + sum(u(:)) + u(1, end);
  w = x;
  for j = 1:n
    w(end + 1) = w(end) * a + w(1);
  end
  y = y * (1 + sum(w));
  v = x;
  for i = 2:n
    v(i) = v(i) * v(1) + v(i - 1);
    v(i + 1) = v(i) * a;
  end
  y = y + sum(v .* v);
  p = [];
  for i = 1:n
    q = 1;
    if i > 1
      q = p(i - 1) + x(1);
    end
    p(i) = q * a;
    p(i + 1) = q;
  end
  y = y + sum(p) + p(n);
  z = x;
  for i = 1:n
    z([i i + 2]) = [z(i) * a, z(end) + a];
    z(logical([1 0 1])) = z(1) * [a 2];
  end
  y = y + sum(z) * z(end);
  r = x(1);
  for i = 2:n
    r(i, i) = r(i - 1, i - 1) * a + sum(r(:));
  end
  y = y + sum(sum(r .* r));
end
%@ at [0.5 0.3 0.7], 0.9, 4, 0.5
%@ at [0.5 0.3 0.7], 0.9, 1, 0.5
%@ at [0.5 0.3 0.7], -1.1, 6, 0.25
%@ independents x, a
%@ analytic
