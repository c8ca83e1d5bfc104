function y = ode_primal(in)
  % The function primal of GradBench's ode.
  y = runge_kutta(in.x, in.s);
end
