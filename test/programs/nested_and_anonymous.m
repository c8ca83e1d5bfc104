function y = nested_and_anonymous(x, p)
  % Anonymous functions that call nested functions, which change what they share.
  n = 0;
  best = x;
  k = 2 * p;
  y = twice(@(t) k * add(t, x)) + n;
  y = y + searched(@(u) objective(u, p), @(~, u) keep(u), x) * best;
  h = @() add(p, k);
  y = y + h() + reset(@() add(x, 1));
  function v = add(t, u)
    n = n + t;
    v = n * u;
  end
  function [f, g] = objective(u, q)
    n = n + u * q;
    f = (u - q)^2;
    g = 2 * (u - q);
  end
  function keep(u)
    best = best + u^2;
  end
end
function y = twice(g)
  y = g(1) + g(2);
end
function u = searched(fun, each, u)
  for k = 1:3
    [f, g] = fun(u);
    each(k, u);
    u = u - 0.1 * g * f;
  end
end
function y = thrice(g)
  y = g(1) + g(3);
end
function y = reset(g)
  s = 1;
  y = thrice(@(t) g() * scaled(t)) + s;
  function v = scaled(t)
    s = s * t / 3;
    v = s;
  end
end
%@ at 0.4, 1.3
%@ at 0.9, 0.7
