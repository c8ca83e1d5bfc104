function adm_unwind_stack(height)
% ADM_UNWIND_STACK  Take from the stack what was pushed for a statement that failed.
%   adm_unwind_stack(height) pops until the stack holds no more than `height` items.
  while adimat_stack_size() > height
    adimat_pop1();
  end
end
