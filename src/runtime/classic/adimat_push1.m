function count = adimat_push1(value)
% ADIMAT_PUSH1  Push one value on the stack; gives the number of items on it.
  count = adimat_store(1, value);
end
