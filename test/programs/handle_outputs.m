function z = handle_outputs(x, p)
  % A handle of a function with several outputs, for Newton's method.
  fun = @(t) residual(t, p.a, 2);
  t = x;
  for k = 1:4
    [r, d] = fun(t);
    t = t - r / d;
  end
  z = t;
end

function [r, d] = residual(t, a, n)
  r = t^n - a;
  d = n * t^(n - 1);
end
%@ at 1.7, struct('a', 3)
%@ independents x
%@ analytic
