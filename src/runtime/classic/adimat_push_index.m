function count = adimat_push_index(x, varargin)
% ADIMAT_PUSH_INDEX  Push x(i, ...), which is about to be written.
%   Where the indices go beyond x, all of x is pushed. A flag on top tells which it was: see adimat_pop_index.
  try
    value = x(varargin{:});
    whole = 0;
  catch
    value = x;
    whole = 1;
  end
  adimat_store(1, value);
  count = adimat_store(1, whole);
end
