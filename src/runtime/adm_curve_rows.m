function rows = adm_curve_rows(x, y)
% ADM_CURVE_ROWS  The values of several curves as rows; refuses what says the slopes at the ends too.
  n = size(y, ndims(y));
  if isvector(y)
    n = numel(y);
  end
  if n ~= numel(x)
    error('Adjoinery:spline', 'Splines with given slopes at the ends have no derivative rule.');
  end
  rows = reshape(y, [], n);
end
