function file = find_file(lookup, folders)
  % FIND_FILE  The file of a function as adjoin looks for it: private first, then in folders; '' where there is none.
  parts = strsplit(lookup.name, '.');
  packages = sprintf('+%s/', parts{1:end - 1});
  if numel(parts) == 1
    packages = '';
  end
  candidates = strcat(folders, ['/', packages, parts{end}, '.m']);
  if ~isempty(lookup.privateFile)
    candidates = [{lookup.privateFile}, candidates];
  end
  file = '';
  for k = 1:numel(candidates)
    if adj.internal.file_state(candidates{k}) >= 0
      file = candidates{k};
      return;
    end
  end
end
