function y = integral_from_kink_to_kink(x)
  % The way out where a kink moves.
  y = integral(@(t) (x - t) .* t, 0, x) + integral(@(t) (t - x) .* t, x, 1);
end
%@ at 0.3
%@ gradient {x^2 - 1/2}
%@ hessian 2 * x
