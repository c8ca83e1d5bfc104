function z = vector_steps(x)
  z = 0;
  for i = 10:-3:1
    z = z + x(1)^i * i;
  end
  for i = numel(x):-1:1
    x(i) = x(i) * z;
  end
  for s = (1:2)'
    z = z + sum(x) * s(2);
  end
  for i = [2 1 2]
    z = z * x(i);
  end
  z = z + i;
end
%@ at [0.5 0.7]
%@ at [0.5; 0.7; 0.2]
%@ analytic
