function y = counter_failing(x)
  % Counters in statements that fail, and in iterations that are computed again.
  y = 1;
  n = 0;
  for i = 1:4
    try
      n = n + 1;
      y = y * sin(x(n)) + x(n)^2 * y;
      n = n + 1;
      y = y + x(n) * y;
    catch
      n = n - 1;
    end
  end
  z = zeros(1, 3);
  parfor i = 1:3
    m = 0;
    s = x(1);
    for j = 1:i
      m = m + 1;
      s = s * sin(x(m)) + s^2;
    end
    z(i) = s * m;
  end
  y = y + sum(z);
end
%@ at [0.5 0.3 0.8]
%@ at [0.5 0.3 0.8 0.4]
