function y = squared_pulse(x)
  % The first derivative does not show the parameter, either.
  y = quadcc(@(t) x^2 * exp(-1e4 * (t - 0.37).^2), 0, 1);
end
%@ at 0
%@ gradient {0}
%@ hessian sqrt(pi) / 50
