function y = oscillator_at_rest(x)
  u = lsode(@(u, t) [u(2); -100 * u(1)], [x; 0], [0 1 5]);
  y = u(end, 1);
end
%@ at 0
%@ gradient {cos(50)}
