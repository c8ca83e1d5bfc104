function g = slope_by_adjoint(x, y)
  % The gradient of the height with regard to y, in reverse mode.
  g = a_height(x, y, 1);
end
