function count = adimat_push(varargin)
% ADIMAT_PUSH  Push values on the stack, in their order; gives the number of items on it.
  for k = 1:numel(varargin)
    count = adimat_store(1, varargin{k});
  end
end
