function z = recomputed_later(x)
  % A value is kept where something that it is computed from changes behind it in the iteration, or its loop's variable does.
  z = 0;
  y = x;
  c = 1;
  for i = 1:numel(x) - 1
    z = z + (1 - y(i))^2;
    y(i) = 3 * y(i);
    y(i + 1) = y(i + 1) + y(i);
    z = z * (c - x(i))^2;
    c = c + 1;
  end
  for i = 1:numel(x)
    p = sin(x(i));
    z = z + (1 - p)^2;
    p = exp(x(i)) * p;
    z = z + p^2;
  end
  for i = 1:numel(x) - 1
    z = z + (1 - x(i))^2;
    i = i + 1;
    z = z + (2 - x(i))^2;
  end
end
%@ at [0.5; 1; -0.3; 2]
%@ at [0.5 1]
%@ at 3
