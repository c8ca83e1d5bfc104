function y = counter_given(x, n, w)
  % Counters that begin with something given are restored, as it may be of any class.
  y = x(1);
  for i = 1:5
    if i < 3
      y = sin(y) * x(n);
    end
    n = n - 1;
  end
  for i = w
    p = i;
    for j = 1:4
      if p > 0
        y = sin(y) * x(p);
      end
      p = p - 1;
    end
  end
end
%@ at [0.5 0.3], uint8(2), uint8([1 2])
%@ at [0.5 0.3], 2, [1 2]
%@ independents x
