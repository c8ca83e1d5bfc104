function a_axis = adm_interpn_axis(a_z, j, axes, v, places)
% ADM_INTERPN_AXIS  The adjoint of axes{j} in z = interp2(x, y, v, xi, yi), by linear interpolation.
%   a_axis = adm_interpn_axis(a_z, j, axes, v, places): see adm_interpn_v. Where a place lies between two of the axis is what
%   counts: it moves against them. Of an axis given as a grid, its first line is read.
  [k, t, rate, index] = adm_interpn_axis_bins(j, axes, v, places, size(a_z));
  a_place = full(a_z(:)) .* rate;
  a_axis = zeros(size(axes{j}));
  a_axis(index) = accumarray([k; k + 1], [(t - 1) .* a_place; -t .* a_place], [numel(index), 1]);
end
