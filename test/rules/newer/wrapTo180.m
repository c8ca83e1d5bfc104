function x = wrapTo180(x)
% WRAPTO180  Angles in degrees to the interval from -180 to 180, as the mapping toolbox has it.
  x = mod(x + 180, 360) - 180;
end
