function d = derivative_in(known, read, entry)
  % DERIVATIVE_IN  The derivative that a list of the cache names, or [] if the program has changed since.
  d = [];
  folder = [adj.internal.cache_folder(), '/', known.token];
  if ~strcmp(known.contents, adj.internal.digest(read.texts{:})) || ~adj.internal.is_whole(folder, adj.internal.as_cell(known.made), known.lengths)
    return;
  end
  lookups = adj.internal.as_cell(known.lookups);
  folders = [{fileparts(entry.file)}, adj.internal.include_folders()];
  for k = 1:numel(lookups)
    it = lookups{k};
    if any(it.name == '*') || ~strcmp(adj.internal.find_file(it, folders), it.file)
      return;
    end
  end
  d = read;
  d.folder = folder;
  d.lookups = lookups;
end
