function y = lasting_values(A, x, p)
  % What is the same in all trips of a loop is not recorded in each; what changes in the loop around it is, there.
  for k = 1:3
    x = tanh(A' * x) + sin(p.a) * x;
  end
  y = sum(x);
  for i = 1:2
    B = A * i + p.b;
    for k = 1:i + 1
      w = B * B';
      if k == 2
        v = p.a * w;
        x = v * x / norm(v);
      end
      x = w * x / sum(w(:)) - x / 3;
    end
    for k = 1:i - 1
      s = exp(p.a);
      x = x * s;
    end
    y = y + sum(w(1, :)) + halved(x, p, i);
  end
  while y < 20
    c = p.a ^ 2 + 2;
    if y > 15
      break;
    end
    y = y * c;
    d = c * p.c(1);
    y = y + d * y;
  end
  q = p.a;
  for k = 1:3
    u = q * p.b;
    y = y + u * k;
    y = y * u / (1 + y);
    q = q + u;
  end
end

function y = halved(x, p, n)
  y = 0;
  while n > 0
    h = p.c * p.a;
    y = y + sum(x .* x) * h(1);
    for k = 1:n
      g = h .^ 2;
      y = y / (1 + g(2)) + cos(y) * g(1);
    end
    if n > 1
      y = y + halved(x * h(2), p, n - 1);
    end
    n = n - 1;
  end
end
%@ at magic(3) / 10, [1; 2; 3] / 4, struct('a', 0.7, 'b', 0.4, 'c', [0.3 0.8])
%@ at 0.3, 0.5, struct('a', 0.7, 'b', 0.4, 'c', [0.3 0.8])
%@ at -magic(3) / 10, [1; -2; 3], struct('a', 0.2, 'b', 0.4, 'c', [0.3 -0.8])
