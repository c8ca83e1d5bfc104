function y = handles_called_at_once(x, p)
  % Octave calls what a call gives at once.
  g = @(a) @(b) @(c) a * b + c * b^2;
  s.make = @(q) @(t) q * sin(t);
  s.k = 2;
  c = {@(t) t, x};
  y = g(x)(p)(2) + s.make(s.k)(x) + model(p)(x) * model(c{2})(s.k);
  y = y + chosen(x > 0, @(t) t * p, @cos)(x);
  apply = @(f) model(x)(f(p));
  y = y + apply(@(t) t^2) + powers(x)(1, 2);
end
function h = model(p)
  h = @(t) p * t^2 + p^3;
end
function r = chosen(is_first, f, g)
  if is_first
    r = f;
  else
    r = g;
  end
end
function v = powers(x)
  v = x .^ [1 2 3];
end
%@ at 0.4, 1.3
%@ at -0.7, 0.6
