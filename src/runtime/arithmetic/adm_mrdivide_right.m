function a_y = adm_mrdivide_right(a_z, x, y, z)
% ADM_MRDIVIDE_RIGHT  The adjoint of y in z = x / y, which is (y.' \ x.').' .
  if isscalar(y)
    a_y = -adm_used_sum(a_z, z) ./ y;
  else
    a_y = adm_mldivide_left(a_z.', y.', x.', z.').';
  end
end
