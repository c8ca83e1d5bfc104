function x = wrapTo2Pi(x)
% WRAPTO2PI  Angles in radians to the interval from 0 to 2*pi, as the mapping toolbox has it.
  x = mod(x, 2 * pi);
end
