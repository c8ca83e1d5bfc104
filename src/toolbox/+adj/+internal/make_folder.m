function make_folder(folder)
  % MAKE_FOLDER  Make a folder and those above it, or end with an error Adjoinery:cache.
  if exist(folder, 'dir')
    return;
  end
  [parent, ~] = fileparts(folder);
  if ~isempty(parent) && ~strcmp(parent, folder)
    adj.internal.make_folder(parent);
  end
  [done, reason] = mkdir(folder);
  if ~done && ~exist(folder, 'dir')
    error('Adjoinery:cache', 'Cannot make the folder %s: %s. XDG_CACHE_HOME names another folder for caches.', folder, reason);
  end
end
