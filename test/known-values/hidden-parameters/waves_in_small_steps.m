function y = waves_in_small_steps(x)
  c.amplitude = x;
  [~, u] = ode45(@(t, u) c.amplitude * sin(20 * t)^2, [0 2], 0, odeset('RelTol', 1e-9));
  y = u(end);
end
%@ at 0
%@ gradient {1 - sin(80) / 80}
