function g_z = adm_ppint_forward(g_pp, pp, z)
% ADM_PPINT_FORWARD  The tangent of z = ppint(pp) in a direction g_pp, a structure like pp.
%   g_z = adm_ppint_forward(g_pp, pp, z): see adm_ppint.
  g_z = adm_zeros(z);
  curves = prod(pp.dim);
  powers = pp.order:-1:1;
  lengths = reshape(repmat(diff(pp.breaks), curves, 1), [], 1);
  g_lengths = reshape(repmat(diff(g_pp.breaks), curves, 1), [], 1);
  g_z.breaks = g_pp.breaks;
  g_z.coefs(:, 1:end - 1) = g_pp.coefs ./ powers;
  g_integrals = sum(g_z.coefs(:, 1:end - 1) .* lengths.^powers, 2);
  g_integrals = g_integrals + sum(pp.coefs .* lengths.^(powers - 1), 2) .* g_lengths;
  g_constants = cumsum(reshape(g_integrals, curves, pp.pieces), 2);
  g_z.coefs(curves + 1:end, end) = reshape(g_constants(:, 1:end - 1), [], 1);
end
