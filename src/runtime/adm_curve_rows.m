function rows = adm_curve_rows(x, y)
% ADM_CURVE_ROWS  The values of several curves as rows; refuses what says the slopes at the ends too.
  rows = reshape(y, [], numel(x));
  if ~isvector(y) && size(y, ndims(y)) ~= numel(x) || isvector(y) && numel(y) ~= numel(x)
    error('Adjoinery:spline', 'Splines with given slopes at the ends have no derivative rule.');
  end
end
