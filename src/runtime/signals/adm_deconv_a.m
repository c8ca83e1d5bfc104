function a_a = adm_deconv_a(a_z, y, a, z)
% ADM_DECONV_A  The adjoint of a in z = deconv(y, a), the quotient of two polynomials.
%   a_a = adm_deconv_a(a_z, y, a, z): see adm_deconv_y.
  a_a = zeros(size(a));
  if numel(y) >= numel(a)
    a_a = -adm_lags(adm_filter_back(a_z(:), 1, a, 1), z(:), a, 1);
  end
end
