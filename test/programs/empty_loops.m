function z = empty_loops(x, n)
  z = x;
  for i = 5:n
    z = z * x;
  end
  for i = n:-2:1
    z = z + x^i;
  end
  for i = 3:1
    z = z * 0;
  end
  for i = []
    z = 0;
  end
  for t = 0:0.5:n
    z = z + t * x;
  end
end
%@ at 0.3, 0
%@ at 0.3, 2
%@ at 0.3, 8
%@ independents x
%@ analytic
