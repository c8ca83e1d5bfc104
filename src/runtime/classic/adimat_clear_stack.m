function adimat_clear_stack()
% ADIMAT_CLEAR_STACK  Forget all that is on the stack.
  adimat_store(2);
end
