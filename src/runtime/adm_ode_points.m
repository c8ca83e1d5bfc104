function [mesh, steps, weights] = adm_ode_points(solver, f, times, start, found, options)
% ADM_ODE_POINTS  The points of implicit steps that follow a differential equation to some nine digits.
%   [mesh, steps, weights] = adm_ode_points(solver, f, times, start, found, options): a step goes from mesh(k) to
%   mesh(k + 1), and from y before a step h with the rates k, the result at times(i) is y + h * k * weights(:, i) after the
%   step steps(i). Where all times are the same, the one step has no length. Errors Adjoinery:odeOption for options by which
%   the solution depends on more than the function (Mass, Events, NonNegative) and Adjoinery:solver where found, one row a
%   time, is not what solves the equation.
%   Source: E. Hairer and G. Wanner, Solving Ordinary Differential Equations II, Springer 1996, IV.8.
  unknown = {'Mass', 'Events', 'NonNegative'};
  for k = 1:numel(unknown)
    if isfield(options, unknown{k}) && ~isempty(options.(unknown{k}))
      error('Adjoinery:odeOption', 'The derivative of %s with the option %s is not known.', solver, unknown{k});
    end
  end
  [nodes, ~, outer] = adm_ode_tableau(solver);
  time = times(1);
  state = double(start(:));
  mesh = time;
  steps = ones(1, numel(times));
  weights = zeros(numel(nodes), numel(times));
  extent = abs(state);
  step = (times(end) - time) / 1e3;
  before = [NaN, NaN];
  kinked = 0;
  for i = 2:numel(times)
    while mesh(end) ~= times(i)
      left = times(i) - mesh(end);
      is_last = abs(left) <= 1.1 * abs(step);
      if is_last
        step = left;
      end
      step = sign(left) * abs(step);
      % The times themselves may be closer than what has been tried in vain.
      is_least = ~isnan(before(1)) && abs(step) <= 1e3 * eps(max(abs([mesh(end), times(i)])));
      if ~(abs(step) > 0) || is_least || numel(mesh) > 1e5
        error('Adjoinery:solver', 'The derivative of %s cannot follow the equation at %g.', solver, mesh(end));
      end
      middle = mesh(end) + step / 2;
      after = mesh(end) + step;
      if is_last
        after = times(i);
      end
      whole = adm_ode_points_step(solver, f, mesh(end), after, state);
      half = adm_ode_points_step(solver, f, mesh(end), middle, state);
      halves = adm_ode_points_step(solver, f, middle, after, half);
      extent = max(extent, abs(halves));
      % The halves are of sixth order: their fault is the 63rd part of the difference.
      fault = norm((halves - whole) ./ (63e-9 * (extent + 1e-6 * max(extent) + realmin)), Inf);
      % Where shorter steps are not as much better f has a kink, by whose place the derivative errs by a root of the fault.
      if fault > before(2) * (step / before(1))^4
        kinked = max(kinked, abs(before(1)));
      end
      needed = 1;
      if abs(step) < kinked
        needed = 1e-4;
      end
      if fault <= needed
        mesh = [mesh, middle, after];
        state = halves;
        before = [NaN, NaN];
        kinked = kinked / 2;
        step = step * min(5, 0.9 * max(fault / needed, 1e-7)^(-1 / 7));
      elseif fault > needed
        before = [step, fault];
        step = step * max(0.2, 0.9 * (fault / needed)^(-1 / 7));
      else
        before = [step, NaN];
        step = step / 4;
      end
    end
    if numel(mesh) > 1
      steps(i) = numel(mesh) - 1;
      weights(:, i) = outer;
    end
    if ~(norm(found(i, :).' - state, Inf) <= 0.02 * max(extent))
      error('Adjoinery:solver', 'What %s has found at %g is not what solves the equation.', solver, times(i));
    end
  end
  if numel(mesh) == 1
    mesh = [mesh, mesh];
  end
end

function state = adm_ode_points_step(solver, f, before, after, state)
  [~, ~, outer] = adm_ode_tableau(solver);
  state = state + (after - before) * (adm_ode_stages(solver, f, before, after, state) * outer);
end
