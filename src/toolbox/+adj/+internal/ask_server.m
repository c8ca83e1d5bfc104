function answer = ask_server(words, file, server)
  % ASK_SERVER  The answer of a server to what adjoin would be asked with these words.
  %   The program is sent as one text: the file, and behind it those of the functions that it names, in this folder and on this
  %   path. Functions in packages are not sent.
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
  [text, answer_files, lookups] = program(file);
  [~, base] = fileparts(file);
  fields = [{'source', text, 'name', [base, '.m']}, fields];
  headers = {'accept', 'application/json'};
  if ~isempty(server.token)
    headers = [headers; {'authorization', ['Bearer ', server.token]}];
  end
  options = weboptions('HeaderFields', headers, 'ContentType', 'text');
  try
    answer = as_structure(webwrite([server.url, '/differentiate'], fields{:}, options));
  catch problem
    % The text of an answer that is an error is lost: the diagnostics come as an answer of their own.
    try
      answer = as_structure(webwrite([server.url, '/check'], fields{:}, options));
    catch
      error('Adjoinery:noServer', 'The server %s does not answer: %s', server.url, problem.message);
    end
    answer.files = [];
  end
  answer.sources = answer_files;
  answer.lookups = lookups;
end

% MATLAB may have read the document already.
function answer = as_structure(answer)
  if ischar(answer)
    answer = jsondecode(answer);
  end
end

% The text of a program, its files, and the names that were looked for.
function [text, files, lookups] = program(file)
  files = {file};
  lookups = {};
  texts = {};
  seen = {};
  folders = [{fileparts(file)}, adj.internal.include_folders()];
  while numel(texts) < numel(files)
    own = files{numel(texts) + 1};
    texts{end + 1} = adj.internal.read_text(own);
    words = setdiff(unique(regexp(texts{end}, '[A-Za-z]\w*', 'match')), seen);
    seen = [seen, words];
    for k = 1:numel(words)
      it = struct('name', words{k}, 'privateFile', [fileparts(own), '/private/', words{k}, '.m'], 'file', '');
      it.file = adj.internal.find_file(it, folders);
      lookups{end + 1} = it;
      if ~isempty(it.file) && ~any(strcmp(it.file, files))
        files{end + 1} = it.file;
      end
    end
  end
  text = strjoin(texts, sprintf('\n'));
end
