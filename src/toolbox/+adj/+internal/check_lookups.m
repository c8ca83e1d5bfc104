function check_lookups(lookups)
  % CHECK_LOOKUPS  An error where Octave or MATLAB would call another function than the one that was differentiated.
  for k = 1:numel(lookups)
    it = lookups{k};
    if any(it.name == '*')
      continue;
    end
    if exist(it.name) == 103
      error('Adjoinery:promptFunction', ['''%s'' is a function that was typed at the prompt, or defined in a script, and has no file: ', ...
        'write it into %s.m.'], it.name, it.name);
    end
    if isempty(it.file) || strcmp(it.file, it.privateFile) || any(it.name == '.')
      continue;
    end
    called = which(it.name);
    if any(called == filesep()) && ~adj.internal.same_file(called, it.file)
      error('Adjoinery:shadowed', ['''%s'' is %s beside the function, but %s in this folder and on this path: go to another folder, ', ...
        'or change the path, so that both are the same.'], it.name, it.file, called);
    end
  end
end
