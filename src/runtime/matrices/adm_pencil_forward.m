function g_v = adm_pencil_forward(g_r, x, y, v, d)
% ADM_PENCIL_FORWARD  The tangent of the eigenvectors v in [v, d] = eig(x, y): the counterpart of adm_pencil.
%   g_v = adm_pencil_forward(g_r, x, y, v, d): g_r is the tangent of x * v - y * v * diag(d) for a constant v and d;
%   d is a column. The tangent of the length of the vectors, where y moves it, comes from adm_pencil_length_forward. Errors:
%   Adjoinery:degenerate where eigenvalues are equal, or nearly so.
  pairs = adm_near(d);
  adm_check_distinct('eig', pairs, true(1, numel(d)), zeros(size(d)), d);
  g_v = adm_pencil_part_forward(g_r, x, y, v, d, pairs);
end
