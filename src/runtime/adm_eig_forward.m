function g_v = adm_eig_forward(g_x, v, d)
% ADM_EIG_FORWARD  The tangent of the eigenvectors v in [v, d] = eig(x): the counterpart of adm_eig; d is a column.
  adm_eig_basis(v);
  g_v = v * (adm_eig_gaps(d) .* (v \ g_x * v));
  if isreal(v)
    g_v = g_v - v .* sum(v .* g_v, 1);
  else
    at = adm_eig_phases(v);
    g_v = g_v - v .* (real(sum(conj(v) .* g_v, 1)) + 1i * (imag(g_v(at)) ./ v(at)));
  end
end
