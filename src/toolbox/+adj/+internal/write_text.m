function write_text(file, text)
  % WRITE_TEXT  Write a file, or end with an error Adjoinery:cache that says why it cannot be written.
  [id, reason] = fopen(file, 'w');
  if id < 0
    error('Adjoinery:cache', 'Cannot write %s: %s. XDG_CACHE_HOME names another folder.', file, reason);
  end
  count = fwrite(id, text, 'uint8');
  % On a full disk writing and closing may report success: the size tells.
  if fclose(id) ~= 0 || count ~= numel(text) || adj.internal.file_state(file) ~= numel(text)
    delete(file);
    error('Adjoinery:cache', 'Cannot write %s: is the disk full? XDG_CACHE_HOME names another folder.', file);
  end
end
