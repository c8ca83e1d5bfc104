function z = handle_several_results(x, p)
  % Anonymous functions give as many results as are wanted of what they call.
  f = @(t) deal(p * t, t.^2);
  [a, b] = f(x);
  g = @(t) extremes(t, p);
  [low, high, where] = g(a + b);
  s.sort = @(v) sort(v * p, 'descend');
  [v, order] = s.sort(x);
  if p > 1
    h = @(t) extremes(t, p);
  else
    h = @(t) deal(t(1), t(end), 1);
  end
  [low2, high2, where2] = h(v);
  rules = {@(t) extremes(t, 1), @bounds_of};
  z = 0;
  for k = 1:2
    [l, u] = rules{k}(x);
    z = z + l * u;
  end
  z = z + low * high + x(where) + low2 * high2 + x(where2) + v(2) * x(order(1)) + take(f, x);
end

function z = take(f, x)
  [u, v] = f(x);
  z = sum(u .* v);
end

function [low, high, where] = extremes(t, p)
  [low, where] = min(t);
  high = max(t) * p;
end

function [low, high] = bounds_of(t)
  low = min(t);
  high = max(t);
end
%@ at [0.4 -0.7 0.2], 0.8
%@ at [0.4 2.1], 1.3
