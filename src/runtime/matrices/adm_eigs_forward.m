function g = adm_eigs_forward(g_x, x, v, d)
% ADM_EIGS_FORWARD  The tangents of eigenvectors and eigenvalues in [v, d] = eigs(x, ...): the counterpart of adm_eigs.
%   g = adm_eigs_forward(g_x, x, v, d): a column for each of the eigenvalues, the tangent of its vector with its own below.
  g = zeros(size(v) + [1, 0]);
  for k = 1:numel(d)
    g(:, k) = adm_eigs_solve(adm_eigs_border(x, v(:, k), d(k)), [-g_x * v(:, k); 0]);
  end
end
