function z = newton_by_handle(a, b)
  % Newton's method with handles of a function and of its derivative.
  z = newton(@(t) t^3 + a * t - b, @(t) 3 * t^2 + a, b);
end

function x = newton(f, df, x)
  for k = 1:20
    step = f(x) / df(x);
    x = x - step;
    if abs(step) < 1e-13
      break
    end
  end
end
%@ at 1.3, 2
%@ at 0.2, -1
