function y = runge_kutta(x, s)
  % Solves y(1)' = x(1), y(i)' = x(i) * y(i - 1) from y = 0 at 0 to 2, in s steps of the classical Runge-Kutta method.
  %
  %ADiMat <shape>x n 1</shape>
  %ADiMat <shape>s scalar</shape>
  h = 2 / s;
  y = zeros(size(x));
  for step = 1:s
    k1 = slope(x, y);
    k2 = slope(x, y + h / 2 * k1);
    k3 = slope(x, y + h / 2 * k2);
    k4 = slope(x, y + h * k3);
    y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
  end
end

function dy = slope(x, y)
  dy = x;
  dy(2:end) = x(2:end) .* y(1:end - 1);
end
