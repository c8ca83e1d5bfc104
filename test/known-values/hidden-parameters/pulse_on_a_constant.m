function y = pulse_on_a_constant(x, p)
  y = integral(@(t) p(1) + x * p(2) * exp(-1e4 * (t - 0.37).^2), 0, 1);
end
%@ at 0, [1 2]
%@ gradient {sqrt(pi) / 50, [1 0]}
