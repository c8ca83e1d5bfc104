function rate = adm_ode_rate(solver, f, time, state)
% ADM_ODE_RATE  The right-hand side of a differential equation, as a column.
%   rate = adm_ode_rate(solver, f, time, state): f is a function of the time and the state, for lsode of the state and the
%   time.
  if strcmp(solver, 'lsode')
    rate = feval(f, state, time);
  else
    rate = feval(f, time, state);
  end
  rate = rate(:);
end
