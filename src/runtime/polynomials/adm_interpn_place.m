function a_place = adm_interpn_place(a_z, j, axes, v, places, method)
% ADM_INTERPN_PLACE  The adjoint of places{j} in z = interp2(x, y, v, xi, yi, method), and in interp3 and interpn.
%   a_place = adm_interpn_place(a_z, j, axes, v, places, method): see adm_interpn_v. In a grid all points of a place add up.
  a_place = full(a_z) .* adm_interpn_rate(j, axes, v, adm_interpn_points(places), size(a_z), method);
  if numel(a_place) ~= numel(places{j})
    others = [1:j - 1, j + 1:numel(places)];
    a_place = sum(reshape(permute(a_place, [j, others]), size(a_place, j), []), 2);
  end
  a_place = reshape(a_place, size(places{j}));
end
