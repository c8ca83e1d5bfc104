function g = slope_by_tangents(x, y)
  % The gradient of the height with regard to y, in forward mode.
  g = [g_height(x, [1; 0], y); g_height(x, [0; 1], y)];
end
