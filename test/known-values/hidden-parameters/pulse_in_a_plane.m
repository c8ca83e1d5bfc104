function y = pulse_in_a_plane(x)
  y = integral2(@(s, t) x * exp(-200 * ((s - 0.3).^2 + (t - 0.4).^2)), 0, 1, 0, 1);
end
%@ at 0
%@ gradient {pi / 800 * (erf(sqrt(200) * 0.7) + erf(sqrt(200) * 0.3)) * (erf(sqrt(200) * 0.6) + erf(sqrt(200) * 0.4))}
