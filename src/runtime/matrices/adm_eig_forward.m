function g_v = adm_eig_forward(g_x, v, d)
% ADM_EIG_FORWARD  The tangent of the eigenvectors v in [v, d] = eig(x): the counterpart of adm_eig; d is a column.
%   g_v = adm_eig_forward(g_x, v, d). Errors: Adjoinery:degenerate where eigenvalues are equal, or nearly so.
  pairs = adm_near(d);
  adm_check_distinct('eig', pairs, true(1, numel(d)), zeros(size(d)), d);
  [g_v, is_known] = adm_eig_part_forward(g_x, v, d, zeros(0, 1), pairs);
  adm_check_phases(is_known);
end
