function g_v = adm_pencil_part_forward(g_r, x, y, v, d, pairs)
% ADM_PENCIL_PART_FORWARD  The tangent of the eigenvectors v in [v, d] = eig(x, y): the counterpart of adm_pencil_part.
  adm_eig_check(v, d);
  f = adm_eig_gaps(d);
  if ~isempty(pairs)
    f = f .* ~adm_pair_mask(pairs, numel(d));
  end
  g_v = v * (f .* ((y * v) \ g_r));
  g_v = g_v - v .* sum(adm_pencil_norms(x, y, v) .* g_v, 1);
end
