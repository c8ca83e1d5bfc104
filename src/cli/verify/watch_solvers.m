function watch_solvers(folder)
  % WATCH_SOLVERS  Have calls of solvers that have a tolerance noted, and their tolerances changed where that is wanted.
  %   watch_solvers(folder): writes functions of the names of solvers into a new folder, and puts it in front of the library's
  %   on the path. They call these by tight_call, which adds their names to adm_solvers.called and multiplies their
  %   tolerances by adm_solvers.factor. User functions that have such names are left alone.
  global adm_solvers
  names = {'ode45', 'ode23', 'ode15s', 'ode23s', 'lsode', 'fsolve', 'integral', 'integral2', 'integral3', 'quad', 'quadgk', ...
    'quadl', 'quadv', 'quadcc', 'quad2d', 'dblquad', 'triplequad', 'pcg', 'pcr', 'gmres', 'bicg', 'bicgstab', 'cgs', 'qmr', 'tfqmr'};
  library = __octave_config_info__('fcnfiledir');
  names = names(cellfun(@(name) exist(name) == 5 || strncmp(which(name), library, numel(library)), names));
  mkdir(folder);
  text = "function varargout = %s(varargin)\n  varargout = cell(1, nargout);\n  [varargout{:}] = tight_call('%s', varargin{:});\nend\n";
  for name = names
    file = fopen(fullfile(folder, [name{1}, '.m']), 'w');
    fprintf(file, text, name{1}, name{1});
    fclose(file);
  end
  originals = cell2struct(cellfun(@original_of, names, 'UniformOutput', false), names, 2);
  adm_solvers = struct('factor', 1, 'called', {{}}, 'originals', originals);
  addpath(folder);
end

function f = original_of(name)
  % Handles that are made before the folder is on the path stay those of the library's files.
  if exist(name) == 5
    f = @(varargin) builtin(name, varargin{:});
  else
    f = str2func(name);
  end
end
