function g_pp = adm_pieces_forward(g, of, x, y, pp, method)
% ADM_PIECES_FORWARD  The tangent of pp = spline(x, y), pp = pchip(x, y) or pp = interp1(x, y, method, 'pp').
%   g_pp = adm_pieces_forward(g, of, x, y, pp, method): in a direction g of x or y, as `of` says; a structure like pp. See
%   adm_pieces_y.
  [places, values, lengths] = adm_pieces_points(pp);
  curves = prod(pp.dim);
  z = zeros(curves, numel(places));
  g_pp = adm_zeros(pp);
  g_values = adm_curve_forward(g, of, x, y, places, z, method);
  by_length = 0;
  if strcmp(of, 'x')
    h = diff(pp.breaks);
    g_pp.breaks = (adm_pieces_breaks(x, pp) * double(g(:))).';
    g_h = diff(g_pp.breaks) ./ h;
    g_places = g_pp.breaks(1:end - 1) + (places - pp.breaks(1:end - 1)) .* g_h;
    g_values = g_values + adm_curve_forward(g_places, 'xi', x, y, places, z, method);
    by_length = reshape(repmat(g_h, curves, 1), [], 1) .* pp.coefs .* (pp.order - 1:-1:0);
  end
  g_values = permute(reshape(g_values, curves, pp.order, pp.pieces), [2, 1, 3]);
  g_pp.coefs = (values \ reshape(g_values, pp.order, [])).' ./ lengths - by_length;
end
