function J = runge_kutta(y, p, h, n)
  % Lotka-Volterra, classical Runge-Kutta
  J = 0;
  for k = 1:n
    k1 = rhs(y, p);
    k2 = rhs(y + h / 2 * k1, p);
    k3 = rhs(y + h / 2 * k2, p);
    k4 = rhs(y + h * k3, p);
    y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
    J = J + h * (y' * y);
  end
end

function f = rhs(y, p)
  f = [p(1) * y(1) - p(2) * y(1) * y(2); p(3) * y(1) * y(2) - p(4) * y(2)];
end
%@ at [1; 0.5], [1.1 0.4 0.1 0.4], 0.1, 5
%@ independents y, p, h
