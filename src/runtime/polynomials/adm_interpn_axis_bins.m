function [k, t, rate, index] = adm_interpn_axis_bins(j, axes, v, places, sz)
% ADM_INTERPN_AXIS_BINS  Where points lie between those of an axis, for adm_interpn_axis.
%   [k, t, rate, index] = adm_interpn_axis_bins(j, axes, v, places, sz): axes{j}(index) ascends, and columns for the points tell
%   the interval, the part of it, and the derivative by the place, 0 outside.
  axis = adm_real(axes{j});
  index = 1:numel(axis);
  if ~isvector(axis) && j == 1
    index = 1:size(axis, 1);
  elseif ~isvector(axis)
    index = 1:size(axis, 1):numel(axis);
  end
  [ascending, order] = sort(axis(index));
  index = index(order);
  points = adm_interpn_points(places);
  [k, t, ~, isInside] = adm_interp1_bins(ascending(:), adm_real(points{j}), 0);
  rate = reshape(adm_interpn_rate(j, axes, v, points, sz, 'linear'), [], 1);
  rate(~isInside) = 0;
end
