function a_y = adimat_a_mpowerr(x, y, a_z)
% ADIMAT_A_MPOWERR  The adjoint of y in z = x ^ y.
  a_y = adm_mpower_right(a_z, x, y, x ^ y);
end
