function y = counter_given(x, n, w)
  % Counters that begin with something given are restored, as it may be of any class.
  y = x(1);
  k = n;
  for i = 1:4
    y = y * sin(x(1) * double(n)) + x(2) * y^2 / double(k + 1);
    n = n - 1;
    k = k + 1;
  end
  for i = w
    p = i;
    for j = 1:2
      p = p + 1;
      y = y * cos(double(p) * x(1) / double(w(1)));
    end
  end
end
%@ at [0.5 0.3], uint8(2), [1 2]
%@ at [0.5 0.3], int8(125), int8([126 127])
%@ at [0.5 0.3], 3, single(16777215)
%@ at [0.5 0.3], 3, 4
%@ independents x
