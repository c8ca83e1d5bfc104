function folder = adimat(place)
  % adj.adimat  Put the drivers with ADiMat's names (admDiffRev, admHessian, admOptions, …) on the path, or take them off.
  %   adj.adimat puts their folder at the front of the path: they come before those of ADiMat's own toolbox.
  %   adj.adimat('aside') puts it at the end: functions of ADiMat's own toolbox come first.
  %   adj.adimat('off') takes it off the path.
  %   folder = adj.adimat(…) gives the folder.
  %
  %   Errors: Adjoinery:options for another word.
  %
  %   Example:
  %     adj.adimat
  %     J = admDiffRev(@(x) x.^2, 1, [1; 2])   % J = [2 0; 0 4]
  %
  %   See also: admDiffRev, admHessian, adj.jacobian
  folder = [adj.internal.toolbox_folder(), filesep(), 'adimat'];
  if nargin < 1
    place = 'first';
  end
  if ~any(strcmp(place, {'first', 'aside', 'off'}))
    error('Adjoinery:options', 'adj.adimat takes ''first'', ''aside'' or ''off''.');
  end
  if any(strcmp(strsplit(path(), pathsep()), folder))
    rmpath(folder);
  end
  if strcmp(place, 'first')
    addpath(folder);
  elseif strcmp(place, 'aside')
    addpath(folder, '-end');
  end
  if nargout == 0
    clear folder;
  end
end

%!test
%! before = path();
%! folder = adj.adimat();
%! assert(any(strcmp(strsplit(path(), pathsep()), folder)));
%! adj.adimat('aside');
%! assert(strsplit(path(), pathsep()){end}, folder);
%! adj.adimat('off');
%! assert(~any(strcmp(strsplit(path(), pathsep()), folder)));
%! path(before);
%!error <'aside' or 'off'> adj.adimat('away')
