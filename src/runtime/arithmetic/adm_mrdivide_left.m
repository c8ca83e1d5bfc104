function a_x = adm_mrdivide_left(a_z, x, y)
% ADM_MRDIVIDE_LEFT  The adjoint of x in z = x / y, which is (y.' \ x.').' .
  if isscalar(y)
    a_x = adm_unbroadcast(a_z ./ y, x);
  elseif size(y, 1) == size(y, 2)
    a_x = a_z / y.';
  else
    a_x = adm_mldivide_right(a_z.', y.', x.').';
  end
end
