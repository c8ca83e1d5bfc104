function entry = find_entry(f, args, request)
  % FIND_ENTRY  The file and the function that are differentiated in the place of f.
  %   entry = adj.internal.find_entry(f, args, request): a structure with the fields file, name, parameters and results
  %   (names), count (of the arguments that it gets), entry (the file that the name f stands for, '' for handles) and
  %   independents (for each position in request.wrt the number of a parameter). A function of its own in the cache stands for
  %   anonymous functions, for those that get functions as arguments or in structures, and for those with varargin or varargout.
  is_function = cellfun('isclass', args, 'function_handle');
  if any(is_function(request.wrt))
    error('Adjoinery:wrt', 'Argument %d is a function: there is no derivative with regard to it.', request.wrt(find(is_function(request.wrt), 1)));
  end
  text = adj.internal.text_of(f);
  entry.entry = '';
  if ischar(f)
    entry.entry = adj.internal.file_of_name(f);
  end
  is_wrapped = text(1) == '@';
  if is_wrapped
    parameters = adj.internal.names_in(text);
  else
    entry.file = adj.internal.file_of(f);
    [entry.name, parameters, entry.results] = adj.internal.signature(entry.file);
    is_wrapped = numel(adj.internal.handles_in(f, args)) > 1 || ends_with(parameters, 'varargin') || ends_with(entry.results, 'varargout');
  end
  if ~ends_with(parameters, 'varargin') && numel(args) > numel(parameters)
    error('Adjoinery:arguments', '%s takes %d arguments, not %d.', text, numel(parameters), numel(args));
  end
  numbers = 1:numel(args);
  entry.count = numel(args);
  entry.parameters = parameters;
  if is_wrapped
    [entry.file, entry.name, entry.parameters, numbers] = adj.internal.write_wrapper(f, args, parameters, max(request.outputs));
    entry.results = adj.internal.numbered('y', max(request.outputs));
    entry.count = numel(entry.parameters);
  end
  entry.independents = numbers(request.wrt);
  if any(strcmp(entry.parameters(entry.independents), '~'))
    error('Adjoinery:wrt', 'An argument that %s ignores (~) has no derivative.', text);
  end
end

function yes = ends_with(names, name)
  yes = ~isempty(names) && strcmp(names{end}, name);
end
