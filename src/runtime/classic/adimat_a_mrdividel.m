function a_x = adimat_a_mrdividel(x, y, a_z)
% ADIMAT_A_MRDIVIDEL  The adjoint of x in z = x / y.
  a_x = adm_mrdivide_left(a_z, x, y);
end
