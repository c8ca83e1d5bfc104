function a_x = adm_conv2_left(a_z, x, y, shape)
% ADM_CONV2_LEFT  The adjoint of x in z = conv2(x, y, shape): the correlation with y.
  if isempty(x) || isempty(y)
    a_x = zeros(size(x));
  elseif strcmp(shape, 'valid') && all(size(x) >= size(y))
    % Far fewer products than with the zeros that a full convolution would have.
    a_x = conv2(a_z, y(end:-1:1, end:-1:1));
  elseif strcmp(shape, 'same') && all(mod(size(y), 2) == 1)
    % The middle of y is an element: what was cut off is symmetric.
    a_x = conv2(a_z, y(end:-1:1, end:-1:1), 'same');
  else
    a_x = conv2(adm_conv2_full(a_z, x, y, shape), y(end:-1:1, end:-1:1), 'valid');
  end
end
