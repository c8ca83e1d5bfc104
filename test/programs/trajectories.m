function z = trajectories(x, p)
  % Differential equations: results at the caller's times and where the solver was, forwards and backwards, in loops.
  tight = odeset('RelTol', 1e-10, 'AbsTol', 1e-12);
  [t, y] = ode45(@(t, y) swing(t, y, p), linspace(0, 1, 4), x, tight);
  z = sum(sum(y .^ 2)) + t(end);
  for k = 1:2
    [~, u] = ode23(@(t, u) [u(2), -p * u(1)], [1, 0.5, 0.2], y(k, :), odeset(tight, 'RelTol', 1e-8));
    z = z * u(end, 1) + u(2, 2);
  end
  [~, v] = ode45(@decay, [0, 1], [1; 2], tight);
  [~, w] = ode45(@(t, w) -p * w, [0, 1], 1, tight);
  z = z + sum(v(end, :)) * w(end);
end

function rate = swing(t, y, p)
  rate = [y(2); -p * sin(y(1)) - 0.1 * t * y(2)];
end

function rate = decay(t, y)
  rate = -y;
end
%@ at [0.7; 0.2], 1.3
%@ at [0.7; 0.2], -0.4
