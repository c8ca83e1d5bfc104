function g_v = adm_eig_part_forward(g_x, v, d, pairs)
% ADM_EIG_PART_FORWARD  The tangent of the eigenvectors v in [v, d] = eig(x): the counterpart of adm_eig_part.
  adm_eig_basis(v);
  f = adm_eig_gaps(d);
  if ~isempty(pairs)
    f = f .* ~adm_pair_mask(pairs, numel(d));
  end
  g_v = v * (f .* (v \ g_x * v));
  if isreal(v)
    g_v = g_v - v .* sum(v .* g_v, 1);
  else
    at = adm_eig_phases(v);
    g_v = g_v - v .* (real(sum(conj(v) .* g_v, 1)) + 1i * (imag(g_v(at)) ./ v(at)));
  end
end
