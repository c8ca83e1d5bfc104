function a_x = adimat_a_mldividel(x, y, a_z)
% ADIMAT_A_MLDIVIDEL  The adjoint of x in z = x \ y.
  a_x = adm_mldivide_left(a_z, x, y, x \ y);
end
