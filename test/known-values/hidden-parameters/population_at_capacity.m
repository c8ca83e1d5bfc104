function y = population_at_capacity(x)
  [~, u] = ode45(@(t, u) 50 * u * (1 - u), [0 5], x, odeset('RelTol', 1e-9));
  y = u(end);
end
%@ at 1
%@ gradient {exp(-250)}
