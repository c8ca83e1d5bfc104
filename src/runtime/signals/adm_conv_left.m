function a_x = adm_conv_left(a_z, x, y, shape)
% ADM_CONV_LEFT  The adjoint of x in z = conv(x, y, shape), of vectors of any orientation.
  a_x = reshape(adm_conv2_left(a_z(:), x(:), y(:), shape), size(x));
end
