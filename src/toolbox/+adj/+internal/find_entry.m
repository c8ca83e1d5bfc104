function entry = find_entry(f, args, request)
  % FIND_ENTRY  The file and the function that are differentiated in the place of f.
  %   entry = adj.internal.find_entry(f, args, request): a structure with the fields file, name, parameters and results
  %   (names), count (of the arguments that it gets), entry (the file that the name f stands for, '' for handles), independents (for each position in request.wrt the
  %   number of a parameter) and elements (the position in varargin, 0 where the parameter is another one). Anonymous functions,
  %   and functions that get functions as arguments, become a function of their own in the cache.
  is_function = cellfun('isclass', args, 'function_handle');
  if any(is_function(request.wrt))
    error('Adjoinery:wrt', 'Argument %d is a function: there is no derivative with regard to it.', request.wrt(find(is_function(request.wrt), 1)));
  end
  text = adj.internal.text_of(f);
  entry.entry = '';
  if ischar(f)
    entry.entry = adj.internal.file_of_name(f);
  end
  if text(1) ~= '@'
    file = adj.internal.file_of(f);
    [name, parameters, results] = adj.internal.signature(file);
    if ~any(is_function)
      entry.file = file;
      entry.name = name;
      entry.parameters = parameters;
      entry.results = results;
      numbers = 1:numel(args);
      entry.count = numel(args);
    end
  else
    parameters = adj.internal.names_in(text);
  end
  if text(1) == '@' || any(is_function)
    [entry.file, entry.name, entry.parameters, numbers] = adj.internal.write_wrapper(f, args, parameters, max(request.outputs));
    entry.results = strsplit(sprintf('y%d,', 1:max(request.outputs)), ',');
    entry.results(end) = [];
    entry.count = numel(entry.parameters);
  end
  entry.independents = numbers(request.wrt);
  entry.elements = zeros(size(request.wrt));
  last = numel(entry.parameters);
  if last > 0 && strcmp(entry.parameters{last}, 'varargin')
    entry.elements = max(entry.independents - last + 1, 0);
    entry.independents = min(entry.independents, last);
  elseif any(entry.independents > last)
    error('Adjoinery:arguments', '%s takes %d arguments, not %d.', text, last, numel(args));
  end
  if any(strcmp(entry.parameters(entry.independents), '~'))
    error('Adjoinery:wrt', 'An argument that %s ignores (~) has no derivative.', text);
  end
end
