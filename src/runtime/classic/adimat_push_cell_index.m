function count = adimat_push_cell_index(x, varargin)
% ADIMAT_PUSH_CELL_INDEX  Push x{i, ...}, which is about to be written; all of x where the indices go beyond it.
  try
    value = x{varargin{:}};
    whole = 0;
  catch
    value = x;
    whole = 1;
  end
  adimat_store(1, value);
  count = adimat_store(1, whole);
end
