function y = integral_with_kink_that_stays(x)
  y = integral(@(t) abs(t - 0.3) .* x^3, 0, 1) + integral(@(t) max(t, 0.2) .* exp(x * t), 0, 1);
end
%@ at 0.7
%@ gradient differences
%@ hessian 6 * x * 0.29 + integral(@(t) max(t, 0.2) .* t.^2 .* exp(x * t), 0, 1, 'Waypoints', 0.2)
