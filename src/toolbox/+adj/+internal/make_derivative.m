function d = make_derivative(f, args, inputs_of, request, shapes)
  % MAKE_DERIVATIVE  The derivative of a function: from the cache on the disk, or made by adjoin.
  entry = adj.internal.find_entry(f, args, request);
  told = adj.internal.told_shapes(entry.parameters, shapes);
  try
    made = adj.internal.obtain(entry, request, told);
  catch problem
    % A program that tells shapes itself may contradict those of the arguments.
    adj.internal.check_prompt(problem);
    if strncmp(entry.name, 'anonymous_', 10) && ~isempty(regexp(problem.identifier, '^Adjoinery:E1\d\d$', 'once'))
      error('Adjoinery:anonymous', ['The text that is told of %s is no program: of strings with quotes in them, Octave loses some. ', ...
        'Write a function of it.\n%s'], adj.internal.text_of(f), problem.message);
    end
    if strncmp(entry.name, 'anonymous_', 10) && max(request.outputs) > 1 && strcmp(problem.identifier, 'Adjoinery:E301')
      error('Adjoinery:outputs', '%s may have no result %d.\n%s', adj.internal.text_of(f), max(request.outputs), problem.message);
    end
    if isempty(told) || ~strcmp(problem.identifier, 'Adjoinery:E219')
      rethrow(problem);
    end
    made = adj.internal.obtain(entry, request, '');
  end
  cellfun(@adj.internal.forget, made.files(made.times > made.read - 3));
  d = made;
  d.kind = request.kind;
  d.wrt = request.wrt;
  d.entry = entry.entry;
  d.file = entry.file;
  d.name = entry.name;
  d.parameters = entry.parameters;
  d.results = entry.results;
  d.ranks = shapes.ranks;
  d.named = shapes.named;
  d.first = shapes.first;
  d.shapes = told;
  [~, ~, slots] = unique(entry.independents);
  d.slots = slots(:).';
  folders = strsplit(path(), pathsep());
  if ~any(strcmp(folders, d.folder))
    addpath(d.folder, '-end');
  end
  d.functions = struct();
  for name = fieldnames(d.names).'
    d.functions.(name{1}) = str2func(d.names.(name{1}));
  end
  adj.internal.check_lookups(d.lookups);
  % An anonymous function may call local functions of the file in which it was made, also in the place of library functions.
  % Octave does not tell that file: the values of each handle are compared.
  d.is_wrapper = strncmp(d.name, 'anonymous_', 10);
  d.seen = adj.internal.handles_in(f, args);
  d.is_random = any(cellfun(@(it) strncmp(it.name, 'rand', 4), d.lookups));
  if d.is_wrapper
    if ~any(strcmp(folders, fileparts(d.file)))
      addpath(fileparts(d.file), '-end');
    end
    adj.internal.check_wrapper(f, args, inputs_of, d);
  end
  d.place = adj.internal.place();
end
