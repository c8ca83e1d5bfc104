function [left, right] = adm_interpn_splines(axes, v, points, slopes)
% ADM_INTERPN_SPLINES  The matrices of z = interp2(x, y, v, xi, yi, 'spline'), which is left * v * right.'.
%   [left, right] = adm_interpn_splines(axes, v, points, slopes): a row for each row of points, and for each column. Splines along
%   the dimensions of which slopes is true are differentiated. Places beyond the ends are extrapolated.
  if nargin < 4
    slopes = [false, false];
  end
  if numel(points) ~= 2
    error('Adjoinery:interpolation', 'Interpolation by splines has a derivative rule in tables of two dimensions only.');
  end
  [rows, columns] = points{:};
  left = adm_interpn_splines_axis(axes{1}, size(v, 1), rows(:, 1), slopes(1));
  right = adm_interpn_splines_axis(axes{2}, size(v, 2), columns(1, :), slopes(2));
end
