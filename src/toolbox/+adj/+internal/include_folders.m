function folders = include_folders()
  % INCLUDE_FOLDERS  The folders in which functions of the user lie: the current one, and those of the path that are neither
  % Octave's or MATLAB's own, nor this toolbox, nor generated code.
  folders = strsplit(path(), pathsep());
  own = {adj.internal.toolbox_folder(), adj.internal.cache_folder()};
  if adj.internal.is_octave()
    home = OCTAVE_HOME();
    share = [home, '/share/octave/'];
    own = [own, {[share, OCTAVE_VERSION()], [share, 'site'], [home, '/lib']}];
  else
    own = [own, {matlabroot()}];
  end
  keep = ~strcmp(folders, '.') & ~strcmp(folders, '');
  for k = 1:numel(own)
    keep = keep & ~strncmp(folders, own{k}, numel(own{k}));
  end
  folders = [{pwd()}, folders(keep)];
end
