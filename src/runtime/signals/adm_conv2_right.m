function a_y = adm_conv2_right(a_z, x, y, shape)
% ADM_CONV2_RIGHT  The adjoint of y in z = conv2(x, y, shape): the correlation with x.
  if isempty(x) || isempty(y)
    a_y = zeros(size(y));
  elseif strcmp(shape, 'valid') && all(size(x) >= size(y))
    a_y = conv2(x, a_z(end:-1:1, end:-1:1), 'valid');
    a_y = a_y(end:-1:1, end:-1:1);
  else
    a_y = conv2(adm_conv2_full(a_z, x, y, shape), x(end:-1:1, end:-1:1), 'valid');
  end
end
