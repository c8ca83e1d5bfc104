function z = recomputed_outer(x)
  % A value is kept where something that it is computed from changes in a loop around, or between the loop and its reversed one.
  z = 0;
  y = x;
  c = 1;
  for k = 1:3
    for i = 1:numel(x)
      z = z + (1 - y(i))^2 * (c - x(i))^2;
    end
    y = y .* x;
    c = c + k;
  end
  c = 5;
  for i = 1:numel(x)
    z = z + (c - x(i))^2;
  end
  c = 7;
  y = c * x;
  for i = 1:numel(x)
    z = z + (c - y(i))^2;
  end
  y = 2 * x;
  z = z + sum(y(:) * c);
end
%@ at [0.5; 1; -0.3; 2]
%@ at [0.5 1]
%@ at 3
