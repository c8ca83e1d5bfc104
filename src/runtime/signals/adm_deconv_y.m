function a_y = adm_deconv_y(a_z, y, a)
% ADM_DECONV_Y  The adjoint of y in z = deconv(y, a), the quotient of two polynomials.
%   a_y = adm_deconv_y(a_z, y, a): conv(a, z) has the first elements of y, as many as z has.
  a_y = zeros(size(y));
  if numel(y) >= numel(a)
    a_y(1:numel(a_z)) = adm_filter_back(a_z(:), 1, a, 1);
  end
end
