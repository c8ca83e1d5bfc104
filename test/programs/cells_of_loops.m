function z = cells_of_loops(x)
  z = 0;
  for v = {x, 2 * x; 3, x .^ 2}
    z = z + sum(v{1}) * sum(v{2});
  end
  n = 0;
  c = {x};
  while n < 3
    n = n + 1;
    c{n + 1} = sin(c{n});
  end
  z = z + sum(c{4}) * sum(c{2});
end
%@ at [0.3 0.7]
%@ at 0.4
%@ independents x
