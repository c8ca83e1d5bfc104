function a_y = adm_pieces_y(a_pp, x, y, pp, method)
% ADM_PIECES_Y  The adjoint of the values y in pp = spline(x, y), pp = pchip(x, y) or pp = interp1(x, y, method, 'pp').
%   a_y = adm_pieces_y(a_pp, x, y, pp, method): method is 'spline', 'pchip' or 'linear'; a_pp is a structure like pp. The
%   coefficients are taken for what the values of the curve within its pieces determine.
  a_y = adm_curve_y(adm_pieces_seed(a_pp.coefs, pp), x, y, adm_pieces_points(pp), method);
end
