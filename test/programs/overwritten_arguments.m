function [z, w, v] = overwritten_arguments(x, w, u)
  % Arguments that are given other values and sizes, read before or not at all.
  z = u(1);
  x = 2;
  w = 3;
  u(end + 1) = 2;
  v = x * z;
end
%@ at [1; 2], 4, [5 6]
%@ analytic
