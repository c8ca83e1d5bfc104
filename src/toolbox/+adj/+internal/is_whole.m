function yes = is_whole(folder, names, lengths)
  % IS_WHOLE  Whether a folder of the cache has these files, with these lengths.
  yes = true;
  for k = 1:numel(names)
    yes = yes && adj.internal.file_state([folder, '/', names{k}]) == lengths(k);
  end
end
