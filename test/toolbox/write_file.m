function write_file(file, lines)
  % WRITE_FILE  Write the lines of a program.
  id = fopen(file, 'w');
  fprintf(id, '%s\n', lines{:});
  fclose(id);
  clear(regexprep(file, '^.*/|\.m$', ''));
end
