function adm_ode_options(solver, options)
% ADM_ODE_OPTIONS  Refuses options of solvers of differential equations that the derivative does not follow.
%   adm_ode_options(solver, options): an error Adjoinery:odeOption for options by which the solution depends on more than
%   the function (Mass, Events, NonNegative).
  unknown = {'Mass', 'Events', 'NonNegative'};
  for k = 1:numel(unknown)
    if isfield(options, unknown{k}) && ~isempty(options.(unknown{k}))
      error('Adjoinery:odeOption', 'The derivative of %s with the option %s is not known.', solver, unknown{k});
    end
  end
end
