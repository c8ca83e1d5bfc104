function [rows, method] = adm_curve_rows(x, y, method)
% ADM_CURVE_ROWS  The values of several curves as rows, and how they are joined.
%   [rows, method] = adm_curve_rows(x, y, method): two more values than places x are those of a spline with the slopes at its
%   ends, the first and the last of them: the method is then 'clamped'.
  n = size(y, ndims(y));
  if isvector(y)
    n = numel(y);
  end
  if n == numel(x) + 2
    method = 'clamped';
  end
  rows = reshape(y, [], n);
end
