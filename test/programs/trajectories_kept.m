function z = trajectories_kept(x, p)
  % Solutions of differential equations in structures, which functions hand on.
  tight = odeset('RelTol', 1e-10, 'AbsTol', 1e-12);
  solution = ode45(@(t, y) [y(2); -p * sin(y(1)) - 0.1 * t * y(2)], [0, 1], x, tight);
  last = solution.y(:, end);
  runs.back = ode23(@(t, u) -p * u, [1, 0.2], last, odeset('RelTol', 1e-8, 'AbsTol', 1e-10));
  z = finish(runs.back) * solution.x(end) + finish(solution) * solution.y(1, 1);
  if strcmp(solution.solver, 'ode45')
    z = 2 * z;
  end
end

function z = finish(solution)
  z = sum(solution.y(:, end) .^ 2);
end
%@ at [0.7; 0.2], 1.3
%@ at [0.7; 0.2], -0.4
