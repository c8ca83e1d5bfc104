function native_shapes(from, to)
  % NATIVE_SHAPES  The shapes that parameters of programs have at all points.
  %   native_shapes(from, to): reads a JSON list of programs with `points` and `parameters`, and writes one of texts for --shapes:
  %   empty where an argument is no real full matrix.
  programs = jsondecode(fileread(from));
  if ~iscell(programs)
    programs = num2cell(programs);
  end
  shapes = cellfun(@shape_of, programs, 'UniformOutput', false);
  file = fopen(to, 'w');
  fputs(file, jsonencode(shapes));
  fclose(file);
end

function shape = shape_of(program)
  shape = '';
  parameters = cellstr(program.parameters);
  isOne = true(numel(parameters), 2);
  for point = reshape(cellstr(program.points), 1, [])
    given = {'no values'};
    try
      given = eval(['{' point{1} '}']);
    end
    if ~all(cellfun(@(it) isa(it, 'double') && isreal(it) && ~issparse(it) && ndims(it) == 2, given))
      return;
    end
    for k = 1:min(numel(given), numel(parameters))
      isOne(k, :) = isOne(k, :) & size(given{k}) == 1;
    end
  end
  sizes = {':', '1'};
  for k = 1:numel(parameters)
    shape = sprintf('%s%s=%s,%s ', shape, parameters{k}, sizes{isOne(k, 1) + 1}, sizes{isOne(k, 2) + 1});
  end
end
