% The dependence of the solution of a differential equation: the steps of an explicit solver once more, with their lengths as
% they were found, in parts where the derivative needs it, and the results interpolated in them; implicit steps from each result
% to the next where nobody sees how the solver goes, whose rates solve an equation. Sources: E. Hairer, S. P. Norsett and
% G. Wanner, Solving Ordinary Differential Equations I, Springer 1993, II.4 and II.6; E. Hairer and G. Wanner, Solving Ordinary
% Differential Equations II, Springer 1996, IV.5 and IV.8.

%% parts-of-structure()
times = value.x;
found = value.y;

%% trajectory($solver, $points, $start, $times, $rates..., $again)
near = f;
[mesh, steps, weights] = $points;
[nodes, inner, outer] = adm_ode_tableau('$solver');
state = reshape($start, [], 1);
states = zeros(numel(state), numel($times));
for k = 1:numel(mesh) - 1
  step = mesh(k + 1) - mesh(k);
  $rates...;
  results = find(steps == k);
  states(:, results) = state + step * (rates * weights(:, results));
  state = state + step * (rates * outer);
end
again = $again;

%% explicit-points($solver, $moved, $times, $options)
adm_ode_mesh('$solver', f, $moved, $times, argument2, argument3, $options)

%% moved-rate($place)
@(argument1, argument2) feval(near, argument1, argument2)

%% explicit-rates($arguments..., $place)
rates = zeros(numel(state), numel(nodes));
for j = 1:numel(nodes)
  rates(:, j) = reshape(feval(f, $arguments...), [], 1);
end

%% implicit-points($solver, $moved, $times, $start, $options)
adm_ode_points('$solver', f, $moved, $times, $start, found, $options)

%% implicit-rates($solver, $arguments..., $place)
[stages, slope] = adm_ode_stages('$solver', f, mesh(k), mesh(k + 1), state);
residual = zeros(numel(state), numel(nodes));
for j = 1:numel(nodes)
  residual(:, j) = stages(:, j) - reshape(feval(f, $arguments...), [], 1);
end
rates = adm_implicit(stages, residual, residual, slope);

%% time()
% Not a rounding error beyond the ends, where tables have no values.
(1 - nodes(j)) * mesh(k) + nodes(j) * mesh(k + 1)

%% moved($rates)
% The state after a step with weighted rates.
state + step * ($rates * inner(:, j))

%% trajectory-value($other)
adm_trajectory(found, $other, again, again)
