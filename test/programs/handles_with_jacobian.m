function z = handles_with_jacobian(x, p)
  % Some handles cannot give the Jacobian that the solver wants if it is told so, and one cannot leave it out.
  z = newton(@(t) deal(t^2 - p * x(1), 2 * t), 1 + x(2), true);
  z = z + newton(@(t) t^3 - p * x(2), 1 + x(1), false);
  z = z + newton(@(t) residual(2 * t, p), x(1), true) + newton(@(t) residual(3 * t, x(2)), x(1), false);
  top = @(t) max(p * t);
  [most, place] = top(x);
  z = z + most * x(place) + top(x.^2);
end

function t = newton(f, t, gives_jacobian)
  for k = 1:3
    if gives_jacobian
      [r, J] = f(t);
    else
      r = f(t);
      J = (f(t + 1e-3) - r) / 1e-3;
    end
    t = t - J \ r;
  end
end

function [r, J] = residual(t, p)
  r = exp(t) - p;
  J = 2 * exp(t);
end

%@ at [0.7 0.4], 1.3
%@ at [0.3; 0.9], 0.8
