function z = handle_returned(x, p)
  % Functions that return handles.
  f = scaled(p);
  [g, k] = powers(3, x(1));
  z = f(x(1)) * g(x(2)) + k * f(p);
  h = combined(f, g);
  z = z + h(x(2));
end

function f = scaled(p)
  f = @(t) p * sin(t);
end

function [f, k] = powers(n, a)
  f = @(t) a + t^n;
  k = n * a;
end

function h = combined(f, g)
  h = @(t) f(g(t));
end
%@ at [0.3 0.8], 1.7
%@ analytic
