function run_test_blocks (folder, list, logs)
  % Runs the blocks `%!test`, `%!assert`, ... of the files whose paths are in the file `list`, one a line, relative to
  % `folder`. What stands beside a file of tests alone (`.tst`) is on the path then. Tells what it begins with and how many blocks passed; the blocks that did not are in the folder `logs`.
  paths = strsplit(strtrim(fileread(list)), "\n");
  for i = 1:numel(paths)
    printf('\n@begin %d\n', i);
    fflush(stdout);
    rand('twister', 1);
    randn('twister', 1);
    file = fullfile(folder, paths{i});
    is_suite = strcmp(file(end - 3:end), '.tst');
    if is_suite
      addpath(fileparts(file));
    end
    try
      [passed, total] = test(file, 'quiet', fullfile(logs, sprintf('%d.log', i)));
      printf('\n@end %d %d\n', passed, total);
    catch problem
      printf('\n@end 0 0 %s\n', strrep(problem.message, "\n", ' '));
    end
    if is_suite
      rmpath(fileparts(file));
    end
    fflush(stdout);
  end
end
