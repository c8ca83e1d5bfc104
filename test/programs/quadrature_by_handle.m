function q = quadrature_by_handle(a, b, c)
  % Composite rules for integrals, with integrands that capture parameters.
  f = @(t) exp(-c * t.^2) .* cos(t);
  q = simpson(f, a, b, 8) + trapezoidal(f, a, b, 5) * trapezoidal(@sin, a, b, 3);
end

function q = simpson(f, a, b, n)
  h = (b - a) / n;
  q = f(a) + f(b);
  for i = 1:n - 1
    q = q + (3 - (-1)^i) * f(a + i * h);
  end
  q = q * h / 3;
end

function q = trapezoidal(f, a, b, n)
  x = linspace(a, b, n + 1);
  y = f(x);
  q = (b - a) / n * (sum(y) - (y(1) + y(end)) / 2);
end
%@ at 0.2, 1.7, 0.6
%@ analytic
