function [rates, slope] = adm_ode_stages(solver, f, before, after, state)
% ADM_ODE_STAGES  The rates of an implicit step of a differential equation, and the Jacobian of what determines them.
%   [rates, slope] = adm_ode_stages(solver, f, before, after, state): with the coefficients of adm_ode_tableau, rates(:, j)
%   is f at before + nodes(j) * step of state + step * rates * inner(:, j), where step is after - before. NaN where Newton's
%   method does not get there. slope is the Jacobian of the difference of the two sides, to about 12 digits.
%   Source: E. Hairer and G. Wanner, Solving Ordinary Differential Equations II, Springer 1996, IV.8.
  [nodes, inner] = adm_ode_tableau(solver);
  state = double(state);
  step = after - before;
  % Not a rounding error beyond the ends, where tables have no values.
  times = (1 - nodes) * before + nodes * after;
  rates = repmat(adm_ode_rate(solver, f, before, state), 1, numel(nodes));
  is_solved = false;
  for iteration = 1:15
    residual = rates;
    slope = eye(numel(rates));
    for j = 1:numel(nodes)
      at = state + step * (rates * inner(:, j));
      [value, jacobian] = adm_ode_stages_rough(solver, f, times(j), at);
      residual(:, j) = residual(:, j) - value;
      slope = adm_ode_stages_rows(slope, j, step, inner, jacobian);
    end
    change = slope \ residual(:);
    rates = rates - reshape(change, size(rates));
    % Newton's method doubles the digits, as far as those of the Jacobian go.
    is_solved = norm(change) <= 1e-6 * norm(rates(:));
    if is_solved || ~all(isfinite(rates(:)))
      break
    end
  end
  if ~is_solved
    rates(:) = NaN;
  end
  if nargout > 1
    slope = eye(numel(rates));
    for j = 1:numel(nodes)
      at = state + step * (rates * inner(:, j));
      jacobian = adm_slopes(@(y) adm_ode_rate(solver, f, times(j), y), at);
      if ~all(isfinite(jacobian(:)))
        % Short steps, as they are where f has a kink, do with less.
        [~, rough] = adm_ode_stages_rough(solver, f, times(j), at);
        if norm(step * rough) < 1e-3
          jacobian = rough;
        end
      end
      slope = adm_ode_stages_rows(slope, j, step, inner, jacobian);
    end
  end
end

function slope = adm_ode_stages_rows(slope, j, step, inner, jacobian)
  n = size(jacobian, 1);
  rows = (j - 1) * n + (1:n);
  slope(rows, :) = slope(rows, :) - step * kron(inner(:, j).', jacobian);
end

function [value, jacobian] = adm_ode_stages_rough(solver, f, time, state)
  % To about 8 digits.
  value = adm_ode_rate(solver, f, time, state);
  jacobian = zeros(numel(value), numel(state));
  for j = 1:numel(state)
    moved = state;
    h = sqrt(eps) * max(abs(state(j)), 1e-5);
    moved(j) = moved(j) + h;
    jacobian(:, j) = (adm_ode_rate(solver, f, time, moved) - value) ./ h;
  end
end
