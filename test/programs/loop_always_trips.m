function z = loop_always_trips(x)
  % Variables that have the names of functions, and values only behind loops that always have trips.
  for k = 1:3
    j = x(1) * k;
  end
  for s = 1:2
    if s > x(2) + 0.5, e = j * s; continue, end
    e = j + s;
  end
  for k = 3:-1:1
    j = j + e * k;
  end
  for k = 0:0.5:1
    i = sin(j) + k;
    if k > 0.2, break, end
  end
  z = j * e + i;
end
%@ at [0.3 1]
%@ at [-1.1; 0.2]
