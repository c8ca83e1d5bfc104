function made = generate(entry, asked)
  % GENERATE  Have the derivative of a program made.
  %   made has the names and texts of the generated files, the files of the program, its lookups, and the moment of the start.
  made.start = adj.internal.seconds();
  common = {'--format', 'json', '--quiet', '--no-config'};
  answer = adj.internal.ask([{'diff', entry.file}, common, asked.first], entry.file);
  if ~isempty(asked.second)
    folder = tempname();
    adj.internal.make_folder(folder);
    clean = onCleanup(@() adj.internal.remove(folder));
    first = adj.internal.as_cell(answer.files);
    for k = 1:numel(first)
      adj.internal.write_text([folder, '/', first{k}.name], first{k}.text);
    end
    middle = [folder, '/', first{1}.name];
    again = adj.internal.ask([{'diff', middle}, common, asked.second], middle);
    answer.files = again.files;
  end
  if ~isfield(answer, 'sources')
    error('Adjoinery:noCommand', 'This adjoin is older than the toolbox: install the one of the same version.');
  end
  files = adj.internal.as_cell(answer.files);
  made.names = cellfun(@(it) it.name, files, 'UniformOutput', false);
  made.texts = cellfun(@(it) it.text, files, 'UniformOutput', false);
  made.files = adj.internal.as_cell(answer.sources);
  made.lookups = cellfun(@with_files, adj.internal.as_cell(answer.lookups), 'UniformOutput', false);
end

function it = with_files(it)
  for name = {'privateFile', 'file'}
    if ~isfield(it, name{1}) || isempty(it.(name{1}))
      it.(name{1}) = '';
    end
  end
end
