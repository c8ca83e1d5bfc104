function remove(path)
  % REMOVE  Delete a file, or a folder with the files in it.
  if exist(path, 'dir')
    found = dir(path);
    for k = 1:numel(found)
      if ~found(k).isdir
        delete([path, '/', found(k).name]);
      end
    end
    rmdir(path);
  elseif exist(path, 'file')
    delete(path);
  end
end
