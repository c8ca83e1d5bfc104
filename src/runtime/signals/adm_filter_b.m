function a_b = adm_filter_b(a_z, b, a, x, dim)
% ADM_FILTER_B  The adjoint of b in z = filter(b, a, x), along dimension dim.
%   a_b = adm_filter_b(a_z, b, a, x, dim): a(1) * z(n) + a(2) * z(n - 1) + ... = b(1) * x(n) + b(2) * x(n - 1) + ...
  a_b = adm_lags(adm_filter_back(a_z, 1, a, dim), x, b, dim);
end
