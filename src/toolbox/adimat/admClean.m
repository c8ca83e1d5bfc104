function files = admClean(folder, modes)
  % admClean  Delete derivatives that were written beside their sources: only files that Adjoinery made.
  %   files = admClean(folder, modes) looks at the files of a folder (by default the current one) whose names begin as those of
  %   the modes do: 'F' g_, 'f' d_, 'r' a_, rec_ and ret_ (by default all). Those that say in their head that Adjoinery generated
  %   them are deleted; files is a cell of their paths. Derivatives in the cache are left alone.
  %
  %   Errors: Adjoinery:folder if there is no such folder, Adjoinery:options for other modes.
  %
  %   Example:
  %     admClean('.', 'r');
  %
  %   See also: admTransform, adj.make
  if nargin < 1 || isempty(folder)
    folder = pwd();
  end
  if nargin < 2
    modes = 'Ffr';
  end
  if ~exist(folder, 'dir')
    error('Adjoinery:folder', 'There is no folder %s.', folder);
  end
  if ~ischar(modes) || any(~ismember(modes, 'Ffrts'))
    error('Adjoinery:options', 'The modes of admClean are the letters F, f and r.');
  end
  prefixes = {};
  for mode = modes
    switch mode
      case 'F'
        prefixes{end + 1} = 'g_';
      case 'f'
        prefixes{end + 1} = 'd_';
      case 'r'
        prefixes = [prefixes, {'a_', 'rec_', 'ret_'}];
    end
  end
  files = {};
  found = dir([folder, '/*.m']);
  for k = 1:numel(found)
    name = found(k).name;
    path_of_file = [folder, '/', name];
    if any(cellfun(@(it) strncmp(name, it, numel(it)), prefixes)) && adj.internal.is_generated(adj.internal.read_text(path_of_file))
      delete(path_of_file);
      files{end + 1} = path_of_file;
    end
  end
end

%!error <no folder> admClean('/nonexistent/folder')
%!error <letters> admClean('.', 'x')
