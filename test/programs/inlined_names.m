function y = inlined_names(x, p)
  % Variables of small functions that have the names of others, or of functions, of their callers.
  t = x;
  c = p;
  a = scaled(c, t);
  t = scaled(t, a) + scaled(scaled(c, 2), t(end));
  [c, t] = swapped(t, c);
  [c, t] = exchanged(t, c);
  x = changed(x, p);
  x = changed(x, x);
  y = t * c + a * sum(x) + filters_of(x, p) + sum(x);
  v = [x, p];
  v(2) = scaled(v(1), v(2));
  v(end + 1) = scaled(v(end), v(end - 1));
  y = y + sum(v(:)) * hidden(x(1)) + kept(x(1), v);
  v = appended(v, y);
  y = y + v(end) + norm2(v) + max_of(v);
end
function c = scaled(t, a)
  x = t * a;
  c = sin(x) + t;
end
function [p, q] = swapped(p, q)
  p = 2 * p;
end
function [q, p] = exchanged(p, q)
end
function p = changed(p, q)
  p(2) = p(1) * q(1);
  p(1) = q(end)^2;
end
function s = hidden(scaled)
  sum = scaled * 2;
  s = sum * scaled(1);
end
function x = kept(x, v)
  for i = 1:numel(v)
    x = x + v(i) * x / i;
  end
  x = x + i;
end
function v = appended(v, x)
  v(end + 1) = x;
end
function n = norm2(v)
  n = sqrt(sum(v .* v));
end
function m = max_of(v)
  m = v(1);
  for k = 2:numel(v)
    if v(k) > m
      m = v(k);
    end
  end
end
function s = filters_of(x, p)
  s = filters.squared_sum(x) + p;
end
%@ at 0.7, 1.3
%@ at -0.4, 0.8
%@ analytic
