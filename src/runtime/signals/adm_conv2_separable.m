function a = adm_conv2_separable(a_z, v, w, x, shape, of)
% ADM_CONV2_SEPARABLE  The adjoint of an argument of z = conv2(v, w, x, shape): x convolved with v(:) * w(:).'.
%   a = adm_conv2_separable(a_z, v, w, x, shape, of): of v, w or x, as `of` is 1, 2 or 3.
  kernel = v(:) * w(:).';
  if of == 3
    a = adm_conv2_left(a_z, x, kernel, shape);
  elseif of == 1
    a = reshape(adm_conv2_right(a_z, x, kernel, shape) * w(:), size(v));
  else
    a = reshape(adm_conv2_right(a_z, x, kernel, shape).' * v(:), size(w));
  end
end
