function a_x = a_zeros_index2(a_x, x, i, j)
% A_ZEROS_INDEX2  Set the adjoint of x(i, j), which was written, to zero; see a_zeros_index.
  a_x = a_zeros_index(a_x, x, i, j);
end
