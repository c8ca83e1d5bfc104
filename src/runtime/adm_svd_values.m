function a_x = adm_svd_values(a_z, x)
% ADM_SVD_VALUES  The adjoint of z = svd(x), the singular values; where they coincide, one of the possible values.
  [u, ~, v] = svd(x, 'econ');
  a_x = conj(u) * (full(real(a_z(:))) .* v.');
end
