function g_z = adm_svd_rates(g_x, x)
% ADM_SVD_RATES  The tangent of z = svd(x), the singular values: the counterpart of adm_svd_values.
  [u, ~, v] = svd(x, 'econ');
  g_z = real(sum(conj(u) .* (g_x * v), 1)).';
end
