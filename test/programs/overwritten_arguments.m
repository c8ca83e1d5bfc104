function [w, v] = overwritten_arguments(w, x, y)
  % Arguments that are written over before anything depends on them.
  v = y + sum(x);
  x = 2;
  w = x;
  y(end + 1) = 3;
  y(1) = 0;
end
%@ at [1; 2], [3 4], 5
%@ at 1, 2, [1 2 3]
%@ analytic
