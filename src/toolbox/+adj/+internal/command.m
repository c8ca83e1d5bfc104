function [text, identity] = command()
  % COMMAND  The command that runs adjoin, and what tells this version of it from others.
  %   The environment variable ADJOINERY may hold it; otherwise it is adjoin, found on the PATH, or npx adjoinery, of a project in
  %   which it is installed. The text is '' where there is none.
  text = getenv('ADJOINERY');
  if isempty(text)
    file = find_program('adjoin');
    if ~isempty(file)
      text = adj.internal.quoted(file);
    elseif ~isempty(find_program('npx'))
      % Of this project, or of the user's machine: nothing is fetched.
      text = 'npx --offline --no-install adjoinery';
    end
  end
  words = regexp(text, '"[^"]*"|''[^'']*''|\S+', 'match');
  identity = text;
  for k = 1:numel(words)
    file = strrep(strrep(words{k}, '"', ''), '''', '');
    if adj.internal.is_octave()
      [info, failure] = stat(file);
      if failure == 0
        identity = sprintf('%s %d %.0f %d', identity, info.size, info.ctime, info.ino);
      end
    else
      [bytes, time] = adj.internal.file_state(file);
      identity = sprintf('%s %d %.0f', identity, bytes, time);
    end
  end
end

% The path of a program that the shell finds, or ''.
function file = find_program(name)
  file = '';
  endings = {''};
  if ispc()
    endings = {'.cmd', '.exe', '.bat'};
  end
  folders = strsplit(getenv('PATH'), pathsep());
  for k = 1:numel(folders)
    for ending = endings
      candidate = [folders{k}, '/', name, ending{1}];
      if ~isempty(folders{k}) && adj.internal.file_state(candidate) >= 0
        file = candidate;
        return;
      end
    end
  end
end
