function bytes = adimat_stack_file_size()
% ADIMAT_STACK_FILE_SIZE  The bytes of the stack that lie in files: this stack has none there.
  bytes = 0;
end
