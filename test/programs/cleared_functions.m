function z = cleared_functions(x)
  % Names that are those of variables until these are cleared, and of functions then
  pi = 3;
  z = pi * x;
  clear pi
  z = z + sum(pi * x);
  if x > 0
    max = max([x, 3]);
    z = z + max * x;
  end
  clear max
  z = z + max([x, x^2]);
  for k = 1:3
    z = z + e * x;
    e = x * k;
    z = z + e;
    clear('e');
  end
end
%@ at 1.3
%@ at -0.3
