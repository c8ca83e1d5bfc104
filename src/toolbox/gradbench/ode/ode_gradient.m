function gradient = ode_gradient(in)
  % The function gradient of GradBench's ode: of the last component.
  last = zeros(size(in.x));
  last(end) = 1;
  gradient = a_runge_kutta(in.x, in.s, last);
end
