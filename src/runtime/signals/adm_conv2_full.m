function a = adm_conv2_full(a_z, x, y, shape)
% ADM_CONV2_FULL  The adjoint of a whole convolution from that of the part that was taken of it.
%   a = adm_conv2_full(a_z, x, y, shape): z = conv2(x, y, shape) with 'full', 'same' or 'valid'.
  if strcmp(shape, 'full')
    a = a_z;
    return
  end
  a = zeros(size(x) + size(y) - 1);
  if strcmp(shape, 'same')
    first = floor(size(y) ./ 2) + 1;
  else
    first = size(y);
  end
  a(first(1):first(1) + size(a_z, 1) - 1, first(2):first(2) + size(a_z, 2) - 1) = a_z;
end
