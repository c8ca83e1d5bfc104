function bytes = adimat_stack_byte_size()
% ADIMAT_STACK_BYTE_SIZE  The bytes that the values on the stack take.
  bytes = adimat_store(4);
end
