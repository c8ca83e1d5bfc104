function z = passive_invariants(x, n, c)
  % Values without derivatives that all iterations make again, and some that look so.
  z = 0;
  s = 1;
  for k = 1:n
    h = sqrt(c);
    r = 2 * numel(x) - numel(x) - 1:numel(x);
    w = 1 / s;
    s = s + 1;
    u = 2 * c;
    if k > 1
      v = u + s;
      z = z * v;
    end
    c(1) = c(1) + 0.25;
    z = z + sum(x(r) .^ 2) * h * w * u;
    for j = 1:2
      q = 3 * k;
      m = 2 * n;
      z = z + exp(x(1) / q) * m * x(2);
    end
  end
end
%@ at [1 0.5 2], 3, 2
%@ at [1; 0.5], 1, 3
%@ at [1; 0.5; -1], 0, 3
%@ independents x
