function a_y = adimat_a_mrdivider(x, y, a_z)
% ADIMAT_A_MRDIVIDER  The adjoint of y in z = x / y.
  a_y = adm_mrdivide_right(a_z, x, y, x / y);
end
