function y = waves_without_amplitude(x)
  [~, u] = ode15s(@(t, u) x * sin(20 * t)^2, [0 1], 0);
  y = u(end);
end
%@ at 0
%@ gradient {1 / 2 - sin(40) / 80}
