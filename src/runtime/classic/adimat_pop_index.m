function x = adimat_pop_index(x, varargin)
% ADIMAT_POP_INDEX  Undo the writing of x(i, ...), after adimat_push_index with the same indices.
  if adimat_store(0)
    x = adimat_store(0);
  else
    x(varargin{:}) = adimat_store(0);
  end
end
