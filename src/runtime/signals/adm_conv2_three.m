function a = adm_conv2_three(a_z, v, w, x, of)
% ADM_CONV2_THREE  The adjoint of an argument of z = conv2(v, w, x), where x is a matrix, or the text for the part wanted.
%   a = adm_conv2_three(a_z, v, w, x, of): of v, w or x, as `of` is 1, 2 or 3.
  if ~ischar(x)
    a = adm_conv2_separable(a_z, v, w, x, 'full', of);
  elseif of == 1
    a = adm_conv2_left(a_z, v, w, x);
  else
    a = adm_conv2_right(a_z, v, w, x);
  end
end
