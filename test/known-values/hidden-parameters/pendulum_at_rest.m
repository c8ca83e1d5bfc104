function y = pendulum_at_rest(x)
  % The solver's steps for a pendulum that hangs still are long.
  [~, u] = ode45(@(t, u) [u(2); -9.81 * sin(u(1)) - 0.1 * u(2)], [0 10], [x; 0], odeset('RelTol', 1e-9));
  y = u(end, 1);
end
%@ at 0
%@ gradient {exp(-0.5) * (cos(10 * sqrt(9.8075)) + 0.05 / sqrt(9.8075) * sin(10 * sqrt(9.8075)))}
