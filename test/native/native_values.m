function native_values(from, to)
  % NATIVE_VALUES  What adjoints in MATLAB give at the points of programs, for random adjoints of the results.
  %   native_values(from, to): reads a JSON list of programs with `name`, `points` and the counts of `inputs` and `outputs`, and
  %   writes for each point the numbers of the program, the point, the inputs and the outputs, whether the outputs are real
  %   matrices, and these arrays: rows, columns and elements.
  programs = jsondecode(fileread(from));
  if ~iscell(programs)
    programs = num2cell(programs);
  end
  file = fopen(to, 'w');
  for k = 1:numel(programs)
    points = reshape(cellstr(programs{k}.points), 1, []);
    for n = 1:numel(points)
      given = eval(['{' points{n} '}']);
      write_point(file, programs{k}, [k - 1, n], given);
    end
  end
  fclose(file);
end

function write_point(file, program, numbers, given)
  results = cell(1, program.inputs - numel(given));
  outputs = cell(1, program.outputs);
  hasValue = true;
  try
    [results{:}] = feval(program.name, given{:});
    seeds = cellfun(@(it) randn(size(it)), results, 'UniformOutput', false);
    [outputs{:}] = feval(['a_' program.name], given{:}, seeds{:});
    hasValue = all(cellfun(@(it) (isnumeric(it) || islogical(it)) && ~issparse(it) && isreal(it) && ndims(it) == 2, outputs));
  catch
    seeds = repmat({1}, size(results));
    hasValue = false;
  end
  fprintf(file, '%d %d %d %d %d\n', numbers, program.inputs, program.outputs, hasValue);
  if ~hasValue
    outputs = {};
  end
  for it = [given, seeds, outputs]
    fprintf(file, '%d %d%s\n', rows(it{1}), columns(it{1}), sprintf(' %.17g', it{1}));
  end
end
