function x = adimat_pop_index2(x, i, j)
% ADIMAT_POP_INDEX2  Undo the writing of x(i, j); see adimat_pop_index.
  x = adimat_pop_index(x, i, j);
end
