function g_q = adm_svd_last_forward(g_q, q)
% ADM_SVD_LAST_FORWARD  The tangent of all columns of q, from that of the first: the counterpart of adm_svd_last.
  k = size(g_q, 2);
  last = q(:, k + 1:end);
  if size(last, 2) > 1
    error('Adjoinery:svd', 'Singular vectors without a singular value are not unique: use svd(x, ''econ'').');
  end
  g_q = [g_q, -q(:, 1:k) * (g_q.' * last)];
end
