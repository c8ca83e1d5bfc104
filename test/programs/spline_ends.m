function [d, w] = spline_ends(x, y, s)
  % Splines with given slopes at the ends, as values and as piecewise polynomials; one curve and several.
  d = spline(x, [s(1), y, s(2)], [1.6, 3.3]);
  pp = spline(x, [s(1), y, s(2)]);
  w = ppval(pp, [0.5, 2.7, 4.1]);
  both = spline(x, [s(:), [y; 2 * y .^ 2], [0; s(1)]]);
  w = w + sum(ppval(both, [1.2, 2.2, 3.9]));
end
%@ at [1 2.5 4 5], [3 1 2 6], [0.5 -2]
%@ at [4 1 2.3], [0.2 1 -1], [1 1]
%@ at [1 2], [3 1], [0.3 0.7]
