function x = wrapTo360(x)
% WRAPTO360  Angles in degrees to the interval from 0 to 360, as the mapping toolbox has it.
  x = mod(x, 360);
end
