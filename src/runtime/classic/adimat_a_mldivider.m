function a_y = adimat_a_mldivider(x, y, a_z)
% ADIMAT_A_MLDIVIDER  The adjoint of y in z = x \ y.
  a_y = adm_mldivide_right(a_z, x, y);
end
