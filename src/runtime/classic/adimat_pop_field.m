function s = adimat_pop_field(s, name)
% ADIMAT_POP_FIELD  Undo the writing of a field, after adimat_push_field. A field that was new stays.
  if ~adimat_store(0)
    s.(name) = adimat_store(0);
  end
end
