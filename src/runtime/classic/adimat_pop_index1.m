function x = adimat_pop_index1(x, i)
% ADIMAT_POP_INDEX1  Undo the writing of x(i); see adimat_pop_index.
  x = adimat_pop_index(x, i);
end
