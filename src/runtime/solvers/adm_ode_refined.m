function mesh = adm_ode_refined(solver, f, moved, mesh, start, tolerance)
% ADM_ODE_REFINED  A mesh of an explicit solver that is fine enough for the derivative of the solution.
%   mesh = adm_ode_refined(solver, f, moved, mesh, start, tolerance): the steps of the mesh are divided until the estimate of
%   the error of a step, that of the solver's embedded pair, is below the tolerance for two tangents of the solution, too: for
%   that of a start that moves, and that of the parameters that the right-hand side `moved` has instead of f ([]: none). It is
%   measured by the largest tangent so far. f, moved: functions of time and state; start: the state at mesh(1). An error
%   Adjoinery:solver where that takes more than 1e4 steps, and ten times those of the mesh.
%   Source: E. Hairer, S. P. Norsett and G. Wanner, Solving Ordinary Differential Equations I, Springer 1993, II.4 and II.6.
  tableau = cell(1, 4);
  [tableau{:}] = adm_ode_tableau(solver);
  coarse = mesh;
  mesh = coarse(1);
  state = double(start(:));
  far = max([abs(state); 0]);
  lengths = abs(state);
  lengths(state == 0) = far + (far == 0);
  near = [lengths .* (0.5 + mod(0.618 .* (1:numel(state)).', 1)), zeros(numel(state), ~isempty(moved))];
  extents = abs([state, near]);
  least = 1e-10 * abs(coarse(end) - coarse(1));
  asked = 1;
  for k = 1:numel(coarse) - 1
    whole = coarse(k + 1) - coarse(k);
    if asked == 1 || abs(step) >= abs(whole)
      step = whole;
      asked = 1;
    end
    while mesh(end) ~= coarse(k + 1)
      left = coarse(k + 1) - mesh(end);
      is_last = abs(step) >= abs(left) / 1.01;
      if is_last
        step = left;
      end
      [after, next, error_of] = adm_ode_refined_step(tableau, f, moved, mesh(end), step, state, near, extents);
      reached = max(extents, abs([after, next]));
      scale = reached(:, 2:end);
      scale = tolerance * (scale + 1e-6 * max(scale, [], 1)) + realmin;
      fault = max(max(error_of ./ scale)) / asked;
      if fault <= 1 || abs(step) <= least
        mesh(end + 1) = mesh(end) + step;
        if is_last
          mesh(end) = coarse(k + 1);
        end
        [state, near, extents] = deal(after, next, reached);
        step = step * min(5, 0.9 * max(fault, 1e-7)^(-1 / 5));
      else
        % Where the solver's step does not do, its parts keep well below the tolerance; the next step begins with such a part.
        step = step * max(0.1, 0.9 * (100 * fault * asked)^(-1 / 5));
        asked = 0.01;
      end
      if numel(mesh) > 1e4 + 10 * numel(coarse)
        error('Adjoinery:solver', ['The derivative of %s needs more than %d steps up to %g: take a solver for stiff ' ...
          'equations, a shorter interval or a larger tolerance.'], solver, numel(mesh), mesh(end));
      end
    end
  end
  mesh = reshape(mesh, [], 1);
end

function [after, next, error_of] = adm_ode_refined_step(tableau, f, moved, time, step, state, near, extents)
% The state and its tangents after a step, and the estimates of the errors of these less what is rounded.
  [nodes, inner, outer, estimate] = tableau{:};
  rates = zeros(numel(state), numel(nodes));
  slopes = zeros(numel(state), numel(nodes), size(near, 2));
  rounded = zeros(size(near));
  for j = 1:numel(nodes)
    t = time + nodes(j) * step;
    y = state + step * (rates * inner(:, j));
    rates(:, j) = reshape(feval(f, t, y), [], 1);
    lengths = max(extents(:, 1), abs(y));
    lengths = max(lengths, 1e-3 * max(lengths));
    lengths(lengths == 0) = 1;
    for c = 1:size(near, 2)
      d = near(:, c) + step * (slopes(:, :, c) * inner(:, j));
      way = 1e-6 / max(abs(d) ./ lengths);
      if isfinite(way)
        slopes(:, j, c) = adm_ode_refined_slope(f, t, y, way * d, rates(:, j)) / way;
        rounded(:, c) = max(rounded(:, c), 1e-14 * (abs(y) + abs(step * rates(:, j))) / way);
      end
      if c == 2
        slopes(:, j, c) = slopes(:, j, c) + adm_ode_refined_slope(moved, t, y, 0, rates(:, j));
        rounded(:, c) = max(rounded(:, c), 1e-15 * abs(step * rates(:, j)));
      end
    end
  end
  after = state + step * (rates * outer);
  next = near;
  error_of = zeros(size(near));
  for c = 1:size(near, 2)
    next(:, c) = near(:, c) + step * (slopes(:, :, c) * outer);
    error_of(:, c) = max(0, abs(step * (slopes(:, :, c) * estimate)) - rounded(:, c));
  end
end

function slope = adm_ode_refined_slope(f, t, y, d, rate)
% How the rate changes by d in the state; on the other side where it is not known there; zero where it is on neither.
  for side = [1, -1]
    try
      slope = side * (reshape(feval(f, t, y + side * d), [], 1) - rate);
      if all(isfinite(slope)) && (isreal(slope) || ~isreal(rate))
        return
      end
    catch
    end
  end
  slope = zeros(size(rate));
end
