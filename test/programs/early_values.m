function z = early_values(x, s, n)
  % Values that are the same in all iterations: of loops with iterations, and of one that may have none, where x(3) may not exist.
  z = s;
  for k = 1:n
    z = z + sin(x(3)) * k;
  end
  for i = 1:3
    c = x(1) * i;
    for k = 1:2
      z = z * exp(0.1 * s * x(2)) + sqrt(c + 2) * exp(-s);
    end
  end
  for i = 1:2
    if i > n
      z = z + log(x(3));
    end
    s = s + 0.1 * sin(x(2));
    z = z + cos(s)^2;
  end
end
%@ at [0.5 0.2 0.7], 0.3, 2
%@ at [0.5 0.2 0.7], 0.3, 0
%@ at [0.5 0.2 0.7 1], 0.3, 1
%@ independents x, s
