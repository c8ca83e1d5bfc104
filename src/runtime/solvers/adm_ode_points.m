function [mesh, steps, weights] = adm_ode_points(solver, f, moved, times, start, found, options)
% ADM_ODE_POINTS  The points of implicit steps that follow a differential equation to some ten digits.
%   [mesh, steps, weights] = adm_ode_points(solver, f, moved, times, start, found, options): a step goes from mesh(k) to
%   mesh(k + 1), and from y before a step h with the rates k, the result at times(i) is y + h * k * weights(:, i) after the
%   step steps(i). Two tangents of the solution are followed, too: that of a start that moves, and that of the parameters that
%   the right-hand side `moved` has instead of f ([]: none), but for steps below 1e-6 of the whole, where there are kinks.
%   Where all times are the same, the one step has no length. Errors Adjoinery:odeOption for options by which the solution
%   depends on more than the function (Mass, Events, NonNegative) and Adjoinery:solver where found, one row a time, is not
%   what solves the equation.
%   Source: E. Hairer and G. Wanner, Solving Ordinary Differential Equations II, Springer 1996, IV.8.
  adm_ode_options(solver, options);
  [nodes, ~, outer] = adm_ode_tableau(solver);
  state = double(start(:));
  mesh = times(1);
  steps = ones(1, numel(times));
  weights = zeros(numel(nodes), numel(times));
  extent = abs(state);
  near = [max(extent, max([extent; 0])) + (max([extent; 0]) == 0), zeros(numel(state), ~isempty(moved))];
  near(:, 1) = near(:, 1) .* (0.5 + mod(0.618 .* (1:numel(state)).', 1));
  far = abs(near);
  step = (times(end) - times(1)) / 1e3;
  is_tried = false;
  for i = 2:numel(times)
    while mesh(end) ~= times(i)
      left = times(i) - mesh(end);
      is_last = abs(left) <= 1.1 * abs(step);
      if is_last
        step = left;
      end
      step = sign(left) * abs(step);
      % The times themselves may be closer than what has been tried in vain.
      is_least = is_tried && abs(step) <= 1e3 * eps(max(abs([mesh(end), times(i)])));
      if ~(abs(step) > 0) || is_least || numel(mesh) > 1e5
        error('Adjoinery:solver', 'The derivative of %s cannot follow the equation at %g.', solver, mesh(end));
      end
      middle = mesh(end) + step / 2;
      after = mesh(end) + step;
      if is_last
        after = times(i);
      end
      [whole, coarse] = adm_ode_points_step(solver, f, moved, mesh(end), after, state, near, outer);
      [half, fine] = adm_ode_points_step(solver, f, moved, mesh(end), middle, state, near, outer);
      [halves, fine] = adm_ode_points_step(solver, f, moved, middle, after, half, fine, outer);
      extent = max(extent, abs(halves));
      % The halves are of sixth order: their fault is the 63rd part of the difference. It is measured by the way that the
      % step goes, as derivatives err by the fault of the times at which what is fast begins, or a kink is met.
      scale = extent + 1e-6 * max(extent) + realmin;
      way = norm((halves - state) ./ scale, Inf);
      fault = norm((halves - whole) ./ scale, Inf) / (63e-10 * min(1, max(1e-5, 100 * way)));
      far = max(far, abs(fine));
      if abs(step) > 1e-6 * abs(times(end) - times(1)) && all(isfinite([coarse(:); fine(:)]))
        % Differences of the right-hand side round.
        rounded = 1e-14 * max(extent) + realmin;
        fault = max([fault, max(max(abs(fine - coarse) ./ (63e-9 * (far + 1e-6 * max(far, [], 1)) + rounded)))]);
      end
      is_tried = ~(fault <= 1);
      if ~is_tried
        mesh = [mesh, middle, after];
        [state, near] = deal(halves, fine);
        step = step * min(5, 0.9 * max(fault, 1e-7)^(-1 / 7));
      elseif fault > 1
        step = step * max(0.2, 0.9 * fault^(-1 / 7));
      else
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

function [state, near] = adm_ode_points_step(solver, f, moved, before, after, state, near, outer)
% A step of the state and its tangents; these stay where the slope is not known.
  step = after - before;
  [rates, slope] = adm_ode_stages(solver, f, before, after, state);
  [nodes, inner] = adm_ode_tableau(solver);
  if all(isfinite(slope(:))) && step ~= 0
    n = numel(state);
    drive = zeros(n * numel(nodes), size(near, 2));
    for j = 1:numel(nodes)
      rows = (j - 1) * n + (1:n);
      other = 1 + (j == 1);
      jacobian = slope(rows, (other - 1) * n + (1:n)) / (-step * inner(other, j));
      drive(rows, :) = jacobian * near;
      if ~isempty(moved)
        t = (1 - nodes(j)) * before + nodes(j) * after;
        y = state + step * (rates * inner(:, j));
        drive(rows, 2) = drive(rows, 2) + adm_ode_points_change(solver, moved, t, y, rates(:, j));
      end
    end
    near = near + step * reshape(kron(outer.', eye(n)) * (slope \ drive), size(near));
  end
  state = state + step * (rates * outer);
end

function change = adm_ode_points_change(solver, moved, t, state, rate)
% How other parameters change the rate; zero where that is not known.
  change = zeros(size(rate));
  try
    change = adm_ode_rate(solver, moved, t, state) - rate;
  catch
  end
  change(~isfinite(change)) = 0;
end
