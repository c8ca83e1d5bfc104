function y = handles_given_to_chosen(x, method)
  % A method that is chosen by its name gets the handle of what it is to be applied to.
  rhs = @(t, y) -x(1) * y + sin(t);
  switch method
    case 'euler'
      step = @euler;
    case 'heun'
      step = @heun;
    otherwise
      step = @(g, t, y, h) y + 2 * h * g(t, y);
  end
  y = x(2);
  for n = 0:3
    y = step(rhs, n * 0.1, y, 0.1);
  end
  if x(1) > 0
    rate = @(s) s * x(2);
  else
    rate = @cos;
  end
  y = y + step(@(t, u) rate(u) * x(1), 0, y, 0.1);
  if x(1) > 0, of = @named; else, of = @(f, t) f(t) * 2; end
  y = y * of(rate, x(1)) + of(@cosh, x(2));
end
function y = euler(f, t, y, h)
  y = y + h * f(t, y);
end
function y = heun(f, t, y, h)
  k1 = f(t, y);
  y = y + h / 2 * (k1 + f(t + h, y + h * k1));
end
function y = named(f, x)
  disp(class(f));
  y = f(x);
end
%@ at [1 2], 'heun'
%@ at [1 2], 'euler'
%@ at [-1 2], 'other'
%@ independents x
