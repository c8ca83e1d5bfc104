function forget(adj_file_)
  % FORGET  Have a function read again from its file: Octave tells whole seconds, and may have an older one in memory.
  [~, adj_file_] = fileparts(adj_file_);
  clear(adj_file_);
end
