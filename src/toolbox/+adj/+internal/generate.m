function made = generate(entry, asked)
  % GENERATE  Have the derivative of a program made.
  %   made has the names and texts of the generated files, the files of the program, its lookups, and the moment of the start.
  made.start = adj.internal.seconds();
  answer = ask(entry.file, asked.first);
  if ~isempty(asked.second)
    folder = tempname();
    adj.internal.make_folder(folder);
    clean = onCleanup(@() adj.internal.remove(folder));
    first = adj.internal.as_cell(answer.files);
    for k = 1:numel(first)
      adj.internal.write_text([folder, '/', first{k}.name], first{k}.text);
    end
    again = ask([folder, '/', first{1}.name], asked.second);
    answer.files = again.files;
  end
  files = adj.internal.as_cell(answer.files);
  made.names = cellfun(@(it) it.name, files, 'UniformOutput', false);
  made.texts = cellfun(@(it) it.text, files, 'UniformOutput', false);
  made.files = adj.internal.as_cell(answer.sources);
  made.lookups = cellfun(@with_files, adj.internal.as_cell(answer.lookups), 'UniformOutput', false);
end

% The answer for a file, or an error with the first diagnostics that say why there is none.
function answer = ask(file, words)
  folders = adj.internal.include_folders();
  include = [repmat({'-I'}, 1, numel(folders)); folders];
  answer = adj.internal.run_adjoin([{'diff', file, '--format', 'json', '--quiet', '--no-config'}, words, include(:).']);
  found = adj.internal.as_cell(answer.diagnostics);
  grave = found(cellfun(@(it) strcmp(it.severity, 'error'), found));
  if ~isempty(grave)
    texts = cellfun(@(it) it.rendered, grave, 'UniformOutput', false);
    error(['Adjoinery:', grave{1}.code], '%s', strjoin(texts, sprintf('\n')));
  end
  for k = 1:numel(found)
    warning(['Adjoinery:', found{k}.code], '%s', found{k}.rendered);
  end
end

function it = with_files(it)
  for name = {'privateFile', 'file'}
    if ~isfield(it, name{1}) || isempty(it.(name{1}))
      it.(name{1}) = '';
    end
  end
end
