function a_y = adm_conv_right(a_z, x, y, shape)
% ADM_CONV_RIGHT  The adjoint of y in z = conv(x, y, shape), of vectors of any orientation.
  a_y = reshape(adm_conv2_right(a_z(:), x(:), y(:), shape), size(y));
end
