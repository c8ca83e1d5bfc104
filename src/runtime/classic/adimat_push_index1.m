function count = adimat_push_index1(x, i)
% ADIMAT_PUSH_INDEX1  Push x(i), which is about to be written; see adimat_push_index.
  count = adimat_push_index(x, i);
end
