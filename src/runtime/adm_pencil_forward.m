function g_v = adm_pencil_forward(g_r, x, y, v, d)
% ADM_PENCIL_FORWARD  The tangent of the eigenvectors v in [v, d] = eig(x, y): the counterpart of adm_pencil.
%   g_v = adm_pencil_forward(g_r, x, y, v, d): g_r is the tangent of x * v - y * v * diag(d) for a constant v and d;
%   d is a column. The tangent of the length of the vectors, where y moves it, comes from adm_pencil_length_forward.
  adm_eig_check(v, d);
  g_v = v * (adm_eig_gaps(d) .* ((y * v) \ g_r));
  g_v = g_v - v .* sum(adm_pencil_norms(x, y, v) .* g_v, 1);
end
