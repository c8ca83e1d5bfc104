function a_y = adm_polyfit_all_y(a_p, a_s, x, y, n, p, s, mu)
% ADM_POLYFIT_ALL_Y  The adjoint of y in [p, s, mu] = polyfit(x, y, n).
%   a_y = adm_polyfit_all_y(a_p, a_s, x, y, n, p, s, mu): mu is [] where it was not asked for; see adm_polyfit_rest.
  x = adm_polyfit_points(x, mu);
  a_y = adm_polyfit_y(a_p, x, y, n) + reshape(adm_polyfit_rest(a_s, x, y, p, s), size(y));
end
