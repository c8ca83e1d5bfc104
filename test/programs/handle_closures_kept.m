function z = handle_closures_kept(x, p)
  % What was captured stays what it was: in handles of handles, too.
  a = x;
  f = @(t) a * t;
  a = p;
  g = @(t) f(t) + a * t^2;
  f = @(t) sin(a * t);
  a = 0;
  z = g(x) + f(p) + g(f(x)) + a;
end
%@ at 0.6, 1.3
%@ analytic
