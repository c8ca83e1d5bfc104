function y = integral_with_moving_kink(x)
  % The first derivative of the integrand jumps where the kink is: its own derivative is not that of the integral.
  y = quadgk(@(t) abs(t - x(1)) .* t .* x(2), 0, 1);
end
%@ at [0.3; 2]
%@ gradient {[x(2) * (x(1)^2 - 1/2); x(1)^3 / 3 - x(1) / 2 + 1/3]}
%@ hessian [2 * x(2) * x(1), x(1)^2 - 1/2; x(1)^2 - 1/2, 0]
%@ none
