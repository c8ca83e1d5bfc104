function a_pp = adm_ppint(a_z, pp)
% ADM_PPINT  The adjoint of a piecewise polynomial in z = ppint(pp), a structure like pp.
%   a_pp = adm_ppint(a_z, pp): the constant of a piece is the sum of the integrals over those before it.
  a_pp = adm_zeros(pp);
  curves = prod(pp.dim);
  powers = pp.order:-1:1;
  h = diff(pp.breaks);
  lengths = reshape(repmat(h, curves, 1), [], 1);
  a_constants = reshape(a_z.coefs(:, end), curves, pp.pieces);
  a_integrals = reshape(sum(a_constants, 2) - cumsum(a_constants, 2), [], 1);
  a_pp.coefs = (a_z.coefs(:, 1:end - 1) + a_integrals .* lengths.^powers) ./ powers;
  ends = sum(pp.coefs .* lengths.^(powers - 1), 2);
  a_h = sum(reshape(a_integrals .* ends, curves, pp.pieces), 1);
  a_pp.breaks = a_z.breaks + [0, a_h] - [a_h, 0];
end
