function a_x = a_zeros1(x)
% A_ZEROS1  The zero adjoint of a value; see adm_zeros.
  a_x = adm_zeros(x);
end
