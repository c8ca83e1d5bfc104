function a_x = a_zeros_index1(a_x, x, i)
% A_ZEROS_INDEX1  Set the adjoint of x(i), which was written, to zero; see a_zeros_index.
  a_x = a_zeros_index(a_x, x, i);
end
