function [name, parameters, results] = signature(file)
  % SIGNATURE  The names of the first function of a file, of its parameters and of its results.
  text = adj.internal.read_text(file);
  if ~ischar(text)
    error('Adjoinery:undefined', 'Cannot read %s.', file);
  end
  % Files may begin with a mark of their encoding, and be in any.
  if strncmp(text, char([239 187 191]), 3)
    text = text(4:end);
  end
  text(text > 127) = 'x';
  % Comments and continued lines are no part of the head.
  text = regexprep(text, '^[ \t]*[%#]\{[ \t]*\r?$.*?^[ \t]*[%#]\}[ \t]*\r?$', '', 'lineanchors');
  text = regexprep(text, '\.\.\.[^\n]*\n', ' ');
  text = regexprep(text, '[%#][^\n]*', '');
  tokens = regexp(text, '^\s*function\s+(?:(?<results>\[[^\]]*\]|\w+)\s*=)?\s*(?<name>[\w.]+)\s*(?<parameters>\([^)]*\))?', 'names', 'once');
  if isempty(tokens) || isempty(tokens.name)
    error('Adjoinery:function', '%s does not begin with a function: scripts and classes have no derivatives.', file);
  end
  name = tokens.name;
  parameters = adj.internal.names_in(tokens.parameters);
  results = adj.internal.names_in(tokens.results);
end
