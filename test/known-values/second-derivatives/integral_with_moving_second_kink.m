function y = integral_with_moving_second_kink(x)
  % Only the second derivative of the integrand jumps.
  y = quadv(@(t) max(t - x, 0)^2, 0, 1, 1e-12);
end
%@ at 0.3
%@ gradient {-(1 - x)^2}
%@ hessian 2 * (1 - x)
