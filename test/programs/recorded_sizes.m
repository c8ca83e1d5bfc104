function z = recorded_sizes(x, y, n)
  % The reverse sweep asks only how large some values are, which are of another size in each trip.
  k = floor(abs(x(1))) + 2;
  s = x;
  w = y(1);
  t = 0;
  for i = 1:n
    old = s;
    s = s + sum(w * k);
    w = [w, i * w(end)];
    for j = 1:2
      v = k * y;
      s = s - v(1);
      s = k * s + v;
    end
    if i > 1
      s = s + y;
      s = y + s;
    end
    t = t + stepped(s, y, i);
    s = sum(s, 1) - old;
  end
  z = sum(t(:)) + sum(s(:)) / 3 + restored(x(:), n);
end

function z = restored(x, n)
  % The loop inside brings back values of the same variable, of other sizes.
  z = 0;
  v = x;
  for i = 1:n
    for j = 1:2
      v = [v; j * x(1)];
      z = z + sum(v + z);
    end
    v = v(1:end - 1) + x(end);
    z = z + sum(v .* 2 + i);
  end
end

function r = stepped(a, b, n)
  % Called in a loop: its own loop is on its tape.
  r = a;
  for i = 1:n
    c = b * 2;
    r = r + c;
    r = i * r;
  end
  r = sum(r(:)) * sum(c(:).^2) / 100;
end
%@ at [0.3 -1.2 2.1], 0.7, 3
%@ at [0.3; -1.2; 2.1], 1.3, 2
%@ at [1.2 2; 3 4], [0.5 -0.25], 2
%@ at 0.4, 0.6, 0
%@ at 0.4, [0.6; 0.1], 1
%@ independents x, y
%@ analytic
