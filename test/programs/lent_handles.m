function z = lent_handles(x, p)
  % Handles that are lent only take along what changes before and afterwards.
  v = p(1) * x;
  z = 0;
  for k = 1:3
    y = p(2) * k;
    f = @(s) weighed(s, y);
    while f(z) < 3 && k < 3
      z = z + squared(f, x(2)) + 0.1;
    end
    z = z + sum(arrayfun(@(s) weighed(s, y), x));
    v = v * f(z / 10) + fzero(@(t) t - weighed(0.1, y) / 10, 0.5);
  end
  z = z + sum(v) + changing(x, p);
  function w = weighed(s, y)
    w = s * y + sum(v .^ 2);
  end
end

function z = changing(x, p)
  v = x;
  z = 0;
  for k = 1:2
    y = p(2) * k;
    z = z + twice(@(s) counted(s, y), x(1));
    v(1) = v(1) + z;
  end
  z = z + v(2);
  function w = counted(s, y)
    w = s * y + sum(v .^ 2);
    v(2) = v(2) + w / 10;
  end
end

function f = twice(h, x)
  f = h(x) ^ 2 + h(x);
end

function f = squared(h, x)
  if isempty(h)
    h = @sin;
  end
  f = h(x) ^ 2 / 4 + repeated(h, x, 2);
end

function f = repeated(h, x, n)
  if n == 0
    f = h(x);
  else
    f = repeated(h, x / 2, n - 1) + feval(h, x) / 8;
  end
end
%@ at [0.1 0.2], [0.5 0.3]
%@ at [0.1 0.3], [0.2 0.4]
