function a_x = adm_conv2_left(a_z, x, y, shape)
% ADM_CONV2_LEFT  The adjoint of x in z = conv2(x, y, shape): the correlation with y.
  if isempty(x) || isempty(y)
    a_x = zeros(size(x));
  elseif strcmp(shape, 'valid') && all(size(x) >= size(y))
    % Far fewer products than with the zeros that a full convolution would have.
    a_x = conv2(a_z, rot90(y, 2));
  else
    a_x = conv2(adm_conv2_full(a_z, x, y, shape), rot90(y, 2), 'valid');
  end
end
