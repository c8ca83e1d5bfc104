function a_values = adm_pieces_seed(a_coefs, pp)
% ADM_PIECES_SEED  The adjoint of the values that determine the coefficients of a piecewise polynomial.
%   a_values = adm_pieces_seed(a_coefs, pp): a row for each curve, a column for each of the places that adm_pieces_points gives.
  [~, values, lengths] = adm_pieces_points(pp);
  a_values = permute(reshape(values.' \ (a_coefs ./ lengths).', pp.order, prod(pp.dim), pp.pieces), [2, 1, 3]);
  a_values = reshape(a_values, prod(pp.dim), []);
end
