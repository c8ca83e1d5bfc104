function count = adimat_push_index2(x, i, j)
% ADIMAT_PUSH_INDEX2  Push x(i, j), which is about to be written; see adimat_push_index.
  count = adimat_push_index(x, i, j);
end
