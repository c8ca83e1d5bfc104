function answer = run_adjoin(words)
  % RUN_ADJOIN  Run adjoin, and read the JSON document that it prints.
  %   answer = adj.internal.run_adjoin(words): words is a cell of arguments. Without a command, and where it prints no document,
  %   an error Adjoinery:noCommand says what to do.
  text = adj.internal.command();
  if isempty(text)
    error('Adjoinery:noCommand', ['There is no command ''adjoin'': install it with npm install -g adjoinery, set the environment variable ', ...
      'ADJOINERY to a command, or name a server with adj.server(URL). adj.doctor tells more.']);
  end
  messages = tempname();
  line = strjoin([{text}, cellfun(@adj.internal.quoted, words, 'UniformOutput', false), {['2> ', adj.internal.quoted(messages)]}], ' ');
  [status, output] = system(line);
  said = adj.internal.read_text(messages);
  if ischar(said)
    delete(messages);
  else
    said = '';
  end
  start = find(output == '{', 1);
  if isempty(start) && any(strfind(said, 'argument ''')) && any(strfind(said, 'is invalid'))
    error('Adjoinery:options', '%s', strtrim(said));
  elseif isempty(start)
    error('Adjoinery:noCommand', ['%s ended with %d and no answer:\n%s%s\n', ...
      'Install it with npm install -g adjoinery, or set ADJOINERY; adj.doctor tells what is missing.'], text, status, output, said);
  end
  try
    answer = jsondecode(output(start:end));
    answer.files;
    answer.diagnostics;
  catch
    error('Adjoinery:noCommand', '%s gives no answer of adjoin: %s\nSet ADJOINERY to another command; adj.doctor tells what is missing.', text, output);
  end
end
