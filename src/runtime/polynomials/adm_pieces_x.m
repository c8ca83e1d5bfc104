function a_x = adm_pieces_x(a_pp, x, y, pp, method)
% ADM_PIECES_X  The adjoint of the places x in pp = spline(x, y), pp = pchip(x, y) or pp = interp1(x, y, method, 'pp').
%   a_x = adm_pieces_x(a_pp, x, y, pp, method): see adm_pieces_y and adm_pieces_breaks.
  places = adm_pieces_points(pp);
  a_values = adm_pieces_seed(a_pp.coefs, pp);
  a_places = reshape(adm_curve_xi(a_values, x, y, places, method), size(places));
  % The places within a piece move with its breaks, and its coefficients are told by its length.
  h = diff(pp.breaks);
  powers = sum(a_pp.coefs .* pp.coefs .* (pp.order - 1:-1:0), 2);
  a_h = sum((places - pp.breaks(1:end - 1)) .* a_places, 1) ./ h;
  a_h = a_h - sum(reshape(powers, [], pp.pieces), 1) ./ h;
  a_breaks = a_pp.breaks;
  a_breaks(1:end - 1) = a_breaks(1:end - 1) + sum(a_places, 1) - a_h;
  a_breaks(2:end) = a_breaks(2:end) + a_h;
  a_x = adm_curve_x(a_values, x, y, places, method);
  a_x = a_x + reshape(double(a_breaks) * adm_pieces_breaks(x, pp), size(a_x));
end
