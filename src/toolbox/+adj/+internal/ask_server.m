function answer = ask_server(words, file, server)
  % ASK_SERVER  The answer of a server to what adjoin would be asked with these words.
  %   The file is sent, and those of the functions that it names, in this folder and on this path, also those in packages and
  %   private ones: each under its name, as in one folder. Where a name means another file elsewhere, an error Adjoinery:server says so.
  fields = {};
  k = 2;
  names = struct('f', 'function', 'independents', 'independents', 'dependents', 'dependents', 'nargin', 'nargin', 'shapes', 'shapes', ...
    'mode', 'mode');
  while k < numel(words)
    name = regexprep(words{k}, '^--?', '');
    if strcmp(words{k}, '-s')
      parts = regexp(words{k + 1}, '^([^=]*)=(.*)$', 'tokens', 'once');
      fields = [fields, parts(:).'];
      k = k + 2;
    elseif words{k}(1) == '-' && isfield(names, name)
      fields = [fields, {names.(name), words{k + 1}}];
      k = k + 2;
    else
      k = k + 1;
    end
  end
  [sent, sources, lookups] = program(file);
  fields = [{'files', jsonencode(sent), 'errors', '200'}, fields];
  headers = {};
  if ~isempty(server.token)
    % Octave takes one header only: without others the server answers in JSON.
    headers = {'HeaderFields', {'authorization', ['Bearer ', server.token]}};
  end
  try
    answer = webwrite([server.url, '/differentiate'], fields{:}, weboptions(headers{:}, 'ContentType', 'text'));
    if ischar(answer)
      % MATLAB may have read the document already.
      answer = jsondecode(answer);
    end
  catch problem
    error('Adjoinery:noServer', 'The server %s gives no answer: %s. Is it there, and is the token right?', server.url, problem.message);
  end
  if ~isfield(answer, 'diagnostics')
    answer.diagnostics = [];
  end
  if isfield(answer, 'detail') && isempty(answer.diagnostics)
    error('Adjoinery:server', 'The server %s refuses: %s', server.url, answer.detail);
  end
  answer.sources = sources;
  answer.lookups = lookups;
end

% The files of a program as they are sent, where they are, and the names that were looked for.
function [sent, files, lookups] = program(file)
  [~, base] = fileparts(file);
  files = {file};
  names = {base};
  lookups = {};
  sent = {};
  folders = [{fileparts(file)}, adj.internal.include_folders()];
  while numel(sent) < numel(files)
    own = files{numel(sent) + 1};
    text = adj.internal.read_text(own);
    sent{end + 1} = struct('name', path_of(names{numel(sent) + 1}), 'text', text);
    folder = fileparts(own);
    if isempty(regexp(folder, '[/\\]private$', 'once'))
      folder = [folder, '/private'];
    end
    words = setdiff(unique(regexp(text, '[A-Za-z]\w*(\.[A-Za-z]\w*)*', 'match')), {base});
    for k = 1:numel(words)
      it = struct('name', words{k}, 'privateFile', '', 'file', '');
      if ~any(it.name == '.')
        it.privateFile = [folder, '/', words{k}, '.m'];
      end
      it.file = adj.internal.find_file(it, folders);
      lookups{end + 1} = it;
      at = find(strcmp(it.name, names), 1);
      if isempty(it.file)
        continue;
      elseif isempty(at)
        files{end + 1} = it.file;
        names{end + 1} = it.name;
      elseif ~strcmp(files{at}, it.file)
        error('Adjoinery:server', ['''%s'' is %s in one place of the program, and %s in another: a server gets one file of a name. ', ...
          'Give one of them another name, or install adjoin.'], it.name, files{at}, it.file);
      end
    end
  end
  % jsonencode makes a list of it, also where there is one.
  sent = sent(:).';
end

% The path of a function under the program's folder: +pkg/f.m of pkg.f.
function text = path_of(name)
  parts = strsplit(name, '.');
  text = [sprintf('+%s/', parts{1:end - 1}), parts{end}, '.m'];
  if numel(parts) == 1
    text = [name, '.m'];
  end
end
