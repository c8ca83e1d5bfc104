function x = wrapToPi(x)
% WRAPTOPI  Angles in radians to the interval from -pi to pi, as the mapping toolbox has it.
  x = mod(x + pi, 2 * pi) - pi;
end
