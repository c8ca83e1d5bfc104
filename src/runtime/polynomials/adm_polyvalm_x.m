function a_x = adm_polyvalm_x(a_z, c, x)
% ADM_POLYVALM_X  The adjoint of the square matrix x in z = polyvalm(c, x): a block of the function of a larger matrix.
  a_x = adm_polyvalm_forward(a_z, c, x.');
end
