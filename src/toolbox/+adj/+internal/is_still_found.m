function yes = is_still_found(d, f)
  % IS_STILL_FOUND  Whether the names that a program calls still stand for the same files, in this folder and on this path.
  yes = false;
  if ischar(f) && ~strcmp(adj.internal.file_of_name(f), d.entry)
    return;
  end
  folders = [{fileparts(d.file)}, adj.internal.include_folders()];
  for k = 1:numel(d.lookups)
    it = d.lookups{k};
    if any(it.name == '*') || ~strcmp(adj.internal.find_file(it, folders), it.file)
      return;
    end
  end
  adj.internal.check_lookups(d.lookups);
  yes = true;
end
