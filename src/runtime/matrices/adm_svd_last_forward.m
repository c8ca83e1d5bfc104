function g_q = adm_svd_last_forward(g_q, q)
% ADM_SVD_LAST_FORWARD  The tangent of all columns of q, from that of the first: the counterpart of adm_svd_last.
%   g_q = adm_svd_last_forward(g_q, q): of several vectors that belong to no singular value the library gives some basis;
%   their tangents are NaN, as it cannot be seen here whether they are used.
  k = size(g_q, 2);
  last = q(:, k + 1:end);
  if size(last, 2) > 1
    g_q = [g_q, NaN(size(last))];
  else
    g_q = [g_q, -q(:, 1:k) * (g_q.' * last)];
  end
end
