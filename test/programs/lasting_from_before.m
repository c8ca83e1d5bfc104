function y = lasting_from_before(x, a, n)
  % What is the same in all trips that make it is another one, of an earlier trip of the loop around, before it is made.
  y = sum(x);
  for i = 1:n
    b = a * i;
    for k = 1:2
      if k == i
        s = sin(b);
      end
      if i * k > 1 || k == i
        y = y + s * s * y;
      end
    end
  end
  for i = 1:n
    for k = 1:2
      if i + k > 2
        y = y * v(1) + sum(v .* w) + sin(y);
      end
      v = cos(x);
      w = v * a;
      y = y + sum(v .* w) * y / 9;
    end
    x = [x, a + y / 90];
  end
  for i = 1:n
    u = x .* x;
    for k = 1:i
      if i == 1
        p = u .* a;
      end
      y = y + sum(p) / y;
    end
    x = x(2:end) * 0.7;
  end
end
%@ at 0.5, 0.8, 3
%@ at [0.5 0.3], 0.4, 2
%@ at 0.5, 0.8, 1
%@ independents x, a
%@ analytic
