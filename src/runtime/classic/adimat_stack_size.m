function count = adimat_stack_size()
% ADIMAT_STACK_SIZE  The number of items on the stack.
  count = adimat_store(3);
end
