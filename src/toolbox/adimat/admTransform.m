function [success, message] = admTransform(f, varargin)
  % admTransform  Write the derivative of a function beside its source.
  %   [success, message] = admTransform(f, opts) writes a_f.m (mode 'r', the default), g_f.m ('F'), or d_f.m ('f', tangents in
  %   many directions). success is true, or false with the text of the error in message; with one result or none an error ends
  %   the call. … = admTransform(f, independents, dependents, flags, opts) names these first.
  %   Options of admOptions: mode, independents and dependents (positions, or names: 'x,y'), parameters (admTransformParameters),
  %   flags: '-s NAME=VALUE', '-p FOLDER'; '-I FOLDER' is taken, but functions are looked for on the path.
  %   The drivers need no call of admTransform: they keep derivatives in the cache, and notice changes.
  %
  %   Errors: those of adj.make; Adjoinery:options for modes, toolchains and flags that there are not.
  %
  %   Example:
  %     admTransform(@rosenbrock, admOptions('i', 1));
  %
  %   See also: adj.make, admTransformParameters, admClean
  opts = admOptions();
  if ~isempty(varargin) && isstruct(varargin{end})
    opts = admOptions(varargin{end});
    varargin(end) = [];
  end
  names = {'independents', 'dependents', 'flags'};
  if numel(varargin) > 3
    error('Adjoinery:options', 'admTransform takes (f, independents, dependents, flags, opts).');
  end
  for k = 1:numel(varargin)
    opts = admOptions(opts, names{k}, varargin{k});
  end
  success = true;
  message = '';
  try
    write(f, opts);
  catch problem
    if nargout < 2
      rethrow(problem);
    end
    success = false;
    message = problem.message;
  end
end

function write(f, opts)
  [set, folder] = read_flags(field(opts, 'flags', ''));
  switch field(opts, 'mode', 'r')
    case {'', 'r'}
      mode = 'reverse';
    case 'F'
      mode = 'forward';
    case 'f'
      mode = 'forward';
      set = [{'forward-prefix=d_', 'directions=many'}, set];
    otherwise
      error('Adjoinery:options', 'The option ''mode'' of admTransform is ''r'', ''F'' or ''f''.');
  end
  if ~isempty(field(opts, 'toolchain', '')) || ~isempty(field(opts, 'outfile', ''))
    error('Adjoinery:options', 'admTransform knows no toolchain and no outfile; the flag -p names a folder.');
  end
  parameters = field(opts, 'parameters', struct());
  for name = fieldnames(parameters).'
    value = parameters.(name{1});
    if ~ischar(value)
      value = sprintf('%g', value);
    end
    set{end + 1} = [lower(regexprep(name{1}, '([A-Z]+)', '-$1')), '=', value];
  end
  text = adj.internal.text_of(f);
  wrt = field(opts, 'independents', []);
  outputs = field(opts, 'dependents', []);
  if ischar(wrt) || ischar(outputs)
    [~, parameters, results] = adj.internal.signature(adj.internal.file_of(f));
    wrt = positions_of(wrt, parameters, text);
    outputs = positions_of(outputs, results, text);
  end
  adj.make(f, 'mode', mode, 'wrt', wrt, 'outputs', outputs, 'set', set, 'folder', folder);
end

function value = field(opts, name, value)
  if isfield(opts, name)
    value = opts.(name);
  end
end

% The positions of names in a list, which is separated by commas.
function at = positions_of(words, names, text)
  at = words;
  if ischar(words)
    words = strtrim(strsplit(words, ','));
    words = words(~cellfun('isempty', words));
    at = zeros(1, numel(words));
    for k = 1:numel(words)
      found = find(strcmp(words{k}, names), 1);
      if isempty(found)
        error('Adjoinery:options', '%s has no %s: did you mean ''%s''?', text, words{k}, adj.internal.nearest(words{k}, names));
      end
      at(k) = found;
    end
  end
end

function [set, folder] = read_flags(flags)
  set = {};
  folder = '';
  words = strsplit(strtrim(flags), ' ');
  words = words(~cellfun('isempty', words));
  k = 1;
  while k <= numel(words)
    word = words{k};
    value = word(3:end);
    if isempty(value) && k < numel(words)
      k = k + 1;
      value = words{k};
    end
    switch word(1:min(2, end))
      case '-s'
        set{end + 1} = strrep(value, '"', '');
      case '-p'
        folder = value;
      case '-I'
        % Functions are looked for on the path.
      otherwise
        error('Adjoinery:options', 'admTransform knows the flags -s, -p and -I, not %s.', word);
    end
    k = k + 1;
  end
end

%!test
%! folder = tempname();
%! mkdir(folder);
%! adj.internal.write_text([folder, '/adm_written.m'], sprintf('function y = adm_written(x, p)\n  y = sum(x.^2) * p;\nend\n'));
%! addpath(folder);
%! assert(admTransform(@adm_written, admOptions('i', 1)));
%! [g, y] = a_adm_written([1 2], 3, 1);
%! assert(g, [6 12]);
%! [ok, text] = admTransform('adm_written', admOptions('i', 'x', 'm', 'F', 'd', 'y'));
%! assert(ok);
%! assert(g_adm_written([1 0], [1 2], 3), 6);
%! assert(admTransform(@adm_written, 'p', 'y', '', admOptions('p', admTransformParameters('revPrefix', 'b_'))));
%! assert(b_adm_written([1 2], 3, 1), 5);
%! [ok, text] = admTransform(@adm_written, admOptions('i', 'q'));
%! assert(~ok && ~isempty(strfind(text, 'did you mean')));
%! adj.internal.write_text([folder, '/a_own.m'], sprintf('function y = a_own(x)\n  y = x;\nend\n'));
%! files = admClean(folder, 'r');
%! assert(exist([folder, '/a_own.m'], 'file') == 2);
%! assert(exist([folder, '/a_adm_written.m'], 'file') == 0);
%! assert(exist([folder, '/g_adm_written.m'], 'file') == 2);
%! admClean(folder);
%! assert(exist([folder, '/g_adm_written.m'], 'file') == 0);
%! rmpath(folder);
%!error <flags -s, -p and -I> admTransform(@sin, admOptions('f', '--verbose'))
%!error <'mode' of admTransform> admTransform(@sin, admOptions('m', 't'))
