function a_a = adm_filter_a(a_z, a, z, dim)
% ADM_FILTER_A  The adjoint of a in z = filter(b, a, x), along dimension dim.
%   a_a = adm_filter_a(a_z, a, z, dim): a(1) * z(n) + a(2) * z(n - 1) + ... does not depend on a.
  a_a = -adm_lags(adm_filter_back(a_z, 1, a, dim), z, a, dim);
end
