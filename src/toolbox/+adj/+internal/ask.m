function answer = ask(words, file)
  % ASK  The answer of adjoin, or of the server that was named, without errors: these are thrown with their places.
  folders = adj.internal.include_folders();
  include = [repmat({'-I'}, 1, numel(folders)); folders];
  server = adj.server();
  if isempty(server.url)
    answer = adj.internal.run_adjoin([words, include(:).']);
  else
    answer = adj.internal.ask_server(words, file, server);
  end
  found = adj.internal.as_cell(answer.diagnostics);
  grave = found(cellfun(@(it) strcmp(it.severity, 'error'), found));
  if ~isempty(grave)
    texts = cellfun(@(it) it.rendered, grave, 'UniformOutput', false);
    error(['Adjoinery:', grave{1}.code], '%s', strjoin(texts, sprintf('\n')));
  end
  % An option may be for adjoints only, and a command take tangents.
  found = found(~cellfun(@(it) strcmp(it.code, 'W503'), found));
  for k = 1:numel(found)
    warning(['Adjoinery:', found{k}.code], '%s\n', found{k}.rendered);
  end
end
