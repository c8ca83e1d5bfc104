function [places, values, lengths] = adm_pieces_points(pp)
% ADM_PIECES_POINTS  Places within the pieces of a piecewise polynomial whose values determine its coefficients.
%   [places, values, lengths] = adm_pieces_points(pp): `places` has a column for each piece, as many as the order.
%   With c a row of pp.coefs, the values of that curve at the places of its piece are values * (c .* lengths).', where
%   `lengths` are the powers of the piece's length, a row for each row of pp.coefs.
  h = diff(pp.breaks);
  if ~all(h > 0)
    error('Adjoinery:pieces', 'Piecewise polynomials have a derivative rule where their breaks ascend.');
  end
  part = ((1:pp.order).' - 0.5) ./ pp.order;
  values = part.^(pp.order - 1:-1:0);
  places = pp.breaks(1:end - 1) + part .* h;
  lengths = reshape(repmat(h, prod(pp.dim), 1), [], 1).^(pp.order - 1:-1:0);
end
