function y = rk4_by_handle(y0, p, n)
  % A user's integrator that is handed the right-hand side of an equation.
  h = 1 / n;
  y = rk4(@(y) rhs(y, p), y0, h, n);
end

function y = rk4(f, y, h, n)
  for i = 1:n
    k1 = f(y);
    k2 = f(y + h / 2 * k1);
    k3 = f(y + h / 2 * k2);
    k4 = f(y + h * k3);
    y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
  end
end

function dy = rhs(y, p)
  dy = [p(1) * y(1) - p(2) * y(1) * y(2); p(3) * y(1) * y(2) - p(4) * y(2)];
end
%@ at [1; 0.5], [1.1 0.4 0.3 0.8], 6
%@ at [1; 0.5], [1.1 0.4 0.3 0.8], 1
%@ independents y0, p
%@ analytic
