function count = adimat_push_index(x, varargin)
% ADIMAT_PUSH_INDEX  Push x(i, ...), which is about to be written.
%   Where the indices go beyond x, or colons may make x larger, as it is empty, all of x is pushed. A flag on top tells which
%   it was: see adimat_pop_index.
  value = x;
  whole = 1;
  if ~isempty(x)
    try
      value = x(varargin{:});
      whole = 0;
    end
  end
  adimat_store(1, value);
  count = adimat_store(1, whole);
end
