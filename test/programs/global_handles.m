function z = global_handles(x, p)
  % What a global variable holds when the handle is made, it holds when that is called.
  global GAIN
  GAIN = p^2;
  z = integrate(@rhs, x, 3) + fold(@(t) rhs(t) * p, x);
end
function d = rhs(y)
  global GAIN
  d = -GAIN * sin(y);
end
function y = integrate(f, y, n)
  for i = 1:n
    y = y + 0.1 * f(y);
  end
end
function s = fold(g, y)
  s = g(y) + g(2 * y);
end
%@ at 0.7, 1.3
%@ at [0.3 -0.9], 0.4
%@ analytic
