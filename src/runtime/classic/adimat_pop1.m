function value = adimat_pop1()
% ADIMAT_POP1  Pop one value from the stack.
  value = adimat_store(0);
end
