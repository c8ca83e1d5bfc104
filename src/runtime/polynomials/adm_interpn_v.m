function a_v = adm_interpn_v(a_z, axes, v, places, method)
% ADM_INTERPN_V  The adjoint of the table v in z = interp2(x, y, v, xi, yi, method), and in interp3 and interpn.
%   a_v = adm_interpn_v(a_z, axes, v, places, method): in cells the places of the elements along each dimension of v, [] for
%   1, 2, …, and those of the points; method is 'linear', 'nearest', 'splines', or of a grid of
%   two dimensions 'spline'.
  points = adm_interpn_points(places);
  if strcmp(method, 'spline')
    [left, right] = adm_interpn_splines(axes, v, points);
    a_v = left.' * double(a_z) * right;
  else
    a_v = reshape(full(adm_interpn_weights(axes, size(v), points, method) * double(a_z(:))), size(v));
  end
end
