function adimat_stack_info(where, name, count, bytes, file_bytes)
% ADIMAT_STACK_INFO  Tell how full the stack is.
  fprintf('%s: %s: %d values, %d bytes, %d in files\n', name, where, count, bytes, file_bytes);
end
