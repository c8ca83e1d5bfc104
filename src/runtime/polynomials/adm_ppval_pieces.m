function a_pp = adm_ppval_pieces(a_z, pp, xi)
% ADM_PPVAL_PIECES  The adjoint of the piecewise polynomial in z = ppval(pp, xi): a structure like pp.
%   a_pp = adm_ppval_pieces(a_z, pp, xi): of pp.coefs and pp.breaks; where a break moves, its piece moves.
  a_pp = adm_zeros(pp);
  rows = double(adm_ppval_rows(a_z, pp, xi));
  rate = double(adm_ppval_rows(adm_ppval_rate(pp, xi), pp, xi));
  [k, t, h] = adm_interp1_bins(pp.breaks(:), xi, 'extrap');
  in_piece = sparse(1:numel(xi), k, 1, numel(xi), pp.pieces);
  distance = (t .* h).';
  for column = 1:pp.order
    a_pp.coefs(:, column) = reshape(full((rows .* double(distance).^(pp.order - column)) * in_piece), [], 1);
  end
  a_pp.breaks(1:pp.pieces) = full(-sum(rows .* rate, 1) * in_piece);
end
