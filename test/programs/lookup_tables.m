function [z, w] = lookup_tables(x, y, xi)
  % Values between those of a table, by lines, curves and steps.
  z = interp1(x, y, xi) + interp1(x, y.^2, xi, 'linear', 0);
  inner = interp1(y, 1.2 + 0.1 * xi);
  z = z + inner + interp1(x, y, xi, 'nearest') .* xi;
  fixed = [0 1 2 3.5 5];
  w = interp1(fixed, y, xi, 'spline') + spline(fixed, y, 2 * xi) + pchip(fixed, y, xi);
  w = w + interp1(fixed, y, xi + 4, 'linear', 'extrap') .* interp1(fixed, y, xi, 'previous');
end
%@ at [0 1.1 2 3 4.5], [1 3 2 5 7.5], [0.3 2.4 3.1]
%@ at [0 1.1 2 3 4.5], [1 3 2 5 7.5], 1.7
