function a_x = adimat_a_mpowerl(x, y, a_z)
% ADIMAT_A_MPOWERL  The adjoint of x in z = x ^ y.
  a_x = adm_mpower_left(a_z, x, y, x ^ y);
end
