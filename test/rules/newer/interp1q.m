function z = interp1q(x, y, xi)
% INTERP1Q  The linear interpolation of older versions and of MATLAB: of columns, at a column of places.
  z = interp1(x, y, xi, 'linear', NaN);
end
