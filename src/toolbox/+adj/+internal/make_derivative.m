function d = make_derivative(f, args, inputs, request, shapes)
  % MAKE_DERIVATIVE  The derivative of a function: from the cache on the disk, or made by adjoin.
  entry = adj.internal.find_entry(f, args, request);
  told = adj.internal.told_shapes(entry.parameters, shapes);
  try
    made = adj.internal.obtain(entry, request, told);
  catch problem
    % A program that tells shapes itself may contradict those of the arguments.
    adj.internal.check_prompt(problem);
    if isempty(told) || ~strcmp(problem.identifier, 'Adjoinery:E219')
      rethrow(problem);
    end
    made = adj.internal.obtain(entry, request, '');
  end
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
  d.elements = entry.elements;
  d.has_list = ~isempty(d.parameters) && strcmp(d.parameters{end}, 'varargin');
  d.needs_seed = d.has_list || any(strcmp(d.dependents, 'varargout'));
  folders = strsplit(path(), pathsep());
  if ~any(strcmp(folders, d.folder))
    addpath(d.folder, '-end');
  end
  d.functions = struct();
  for name = fieldnames(d.names).'
    d.functions.(name{1}) = str2func(d.names.(name{1}));
  end
  adj.internal.check_lookups(d.lookups);
  % An anonymous function may call local functions of the file in which it was made: of each one that may, the values are
  % compared. Octave does not tell that file.
  d.may_call_others = strncmp(d.name, 'anonymous_', 10) && any(cellfun(@(it) ~isempty(it.file), d.lookups));
  d.seen = adj.internal.handles_in(f, args);
  if strncmp(d.name, 'anonymous_', 10)
    adj.internal.check_wrapper(f, args, inputs, d);
  end
  d.place = adj.internal.place();
end
