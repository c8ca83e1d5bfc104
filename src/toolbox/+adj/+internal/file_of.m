function file = file_of(f)
  % FILE_OF  The file of a function that a name or a simple handle stands for, or an error that tells why there is none.
  name = adj.internal.text_of(f);
  file = '';
  if ischar(f)
    if exist(f) == 103
      error('Adjoinery:promptFunction', '''%s'' was typed at the prompt, or defined in a script, and has no file: write it into %s.m.', name, name);
    end
  else
    info = functions(f);
    if any(strcmp(info.type, {'scopedfunction', 'subfunction', 'nested'}))
      error('Adjoinery:localFunction', ['''%s'' is a local, nested or private function of %s, which other files cannot call: ', ...
        'write it into a file %s.m of its own, in a folder of the path.'], name, info.file, name);
    end
    if exist(name) == 103
      error('Adjoinery:promptFunction', '''%s'' was typed at the prompt, or defined in a script, and has no file: write it into %s.m.', name, name);
    end
    file = info.file;
  end
  if isempty(file)
    file = adj.internal.file_of_name(name);
  end
  if isempty(file)
    if any(exist(name) == [2, 3, 5, 6])
      error('Adjoinery:builtin', '''%s'' is no program of yours: write an anonymous function that calls it, @(x) %s(x).', name, name);
    end
    error('Adjoinery:undefined', 'There is no function ''%s'' in %s or on the path.', name, pwd());
  end
  [folder, ~, extension] = fileparts(file);
  if ~strcmp(extension, '.m')
    error('Adjoinery:builtin', '''%s'' is not a .m file (%s): write an anonymous function that calls it, @(x) %s(x).', name, file, name);
  end
  if any(strncmp(strsplit(strrep(folder, '\', '/'), '/'), '@', 1))
    error('Adjoinery:method', '''%s'' is a method of a class (%s): derivatives are of functions only.', name, file);
  end
end
