function [mesh, steps, weights] = adm_ode_mesh(solver, f, moved, times, span, start, options)
% ADM_ODE_MESH  The steps of a solver of differential equations, and where its results are in them.
%   [mesh, steps, weights] = adm_ode_mesh(solver, f, moved, times, span, start, options): the solver, 'ode45' or 'ode23',
%   called once more, has gone from mesh(k) to mesh(k + 1), or that is a part of its step (adm_ode_refined); the result at
%   times(i) is in the step steps(i), and from y before a step h with the rates k it is y + h * k * weights(:, i), as Octave's
%   solvers interpolate. moved: the right-hand side f with other parameters, or []. An error Adjoinery:odeOption for options by
%   which the solution depends on more than the function (Mass, Events, NonNegative).
%   Source: L. F. Shampine, Some practical Runge-Kutta formulas, Math. Comp. 46 (1986).
  if isempty(options)
    options = odeset();
  elseif ~isstruct(options)
    error('Adjoinery:odeOption', 'What a function gets besides the time and the state is not known to the derivative of %s.', solver);
  end
  adm_ode_options(solver, options);
  options.OutputFcn = [];
  options.Refine = 1;
  [mesh, ~] = feval(solver, f, [span(1), span(end)], start, options);
  % Differences have no more digits.
  mesh = adm_ode_refined(solver, f, moved, mesh, start, max([odeget(options, 'RelTol', 1e-3), 1e-9]));
  direction = sign(span(end) - span(1));
  steps = zeros(1, numel(times));
  weights = zeros(numel(adm_ode_tableau(solver)), numel(times));
  for i = 1:numel(times)
    steps(i) = max(1, sum(direction * mesh(1:end - 1) < direction * times(i)));
    s = (times(i) - mesh(steps(i))) / (mesh(steps(i) + 1) - mesh(steps(i)));
    weights(:, i) = adm_ode_mesh_weights(solver, s);
  end
end

function w = adm_ode_mesh_weights(solver, s)
  [~, ~, outer] = adm_ode_tableau(solver);
  if strcmp(solver, 'ode45')
    middle = [6025192743 / 30085553152; 0; 51252292925 / 65400821598; -2691868925 / 45128329728; ...
        187940372067 / 1594534317056; -1776094331 / 19743644256; 11237099 / 235043384] / 2;
    w = (16 * s^2 - 32 * s^3 + 16 * s^4) * middle + (-5 * s^2 + 14 * s^3 - 8 * s^4) * outer;
    w(1) = w(1) + s - 4 * s^2 + 5 * s^3 - 2 * s^4;
    w(end) = w(end) + s^2 - 3 * s^3 + 2 * s^4;
  else
    w = (3 - 2 * s) * s^2 * outer;
    w(1) = w(1) + s * (1 - s)^2;
    w(end) = w(end) + (s - 1) * s^2;
  end
end
