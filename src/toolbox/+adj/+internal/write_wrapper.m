function [file, name, parameters, numbers] = write_wrapper(f, args, names, count)
  % WRITE_WRAPPER  A function in the cache that does what an anonymous function does, or one that gets functions.
  %   [file, name, parameters, numbers] = adj.internal.write_wrapper(f, args, names, count): names are those of the parameters
  %   of f, count is the number of its results. Values that are captured become parameters ahead of those in whose place they
  %   are; numbers has the position of each argument among the parameters, 0 for functions.
  text = adj.internal.text_of(f);
  is_list = ~isempty(names) && strcmp(names{end}, 'varargin');
  fixed = numel(names) - is_list;
  if numel(args) > fixed && ~is_list
    error('Adjoinery:arguments', '%s takes %d arguments, not %d.', text, fixed, numel(args));
  end
  plan = struct('parameters', {{}}, 'lines', {{}}, 'makers', {{}});
  if text(1) == '@'
    info = functions(f);
    workspace = info.workspace{1};
    captured = fieldnames(workspace);
    for k = 1:numel(captured)
      plan = take(plan, captured{k}, workspace.(captured{k}), captured{k});
    end
  end
  numbers = zeros(1, numel(args));
  given = names(1:min(numel(args), fixed));
  for k = 1:numel(given)
    if strcmp(given{k}, '~')
      given{k} = sprintf('ignored_%d', k);
    end
    if ~isa(args{k}, 'function_handle')
      numbers(k) = numel(plan.parameters) + 1;
    end
    plan = take(plan, given{k}, args{k}, given{k});
  end
  if numel(args) > fixed
    if any(cellfun('isclass', args(fixed + 1:end), 'function_handle'))
      error('Adjoinery:arguments', '%s gets a function in varargin: call it in an anonymous function, @(x) …(x, @g).', text);
    end
    numbers(fixed + 1:end) = numel(plan.parameters) + (1:numel(args) - fixed);
    plan.parameters{end + 1} = 'varargin';
    given{end + 1} = 'varargin{:}';
  end
  if text(1) == '@'
    value = strtrim(text(find(text == ')', 1) + 1:end));
  else
    value = sprintf('%s(%s)', text, strjoin(given, ', '));
  end
  results = strjoin(adj.internal.numbered('y', count), ', ');
  if count > 1
    results = ['[', results, ']'];
  end
  body = [plan.lines, {sprintf('  %s = %s;', results, value)}];
  parameters = plan.parameters;
  rest = sprintf('(%s)\n%s\nend\n%s', strjoin(parameters, ', '), strjoin(body, sprintf('\n')), strjoin(plan.makers, ''));
  code = adj.internal.digest(results, rest);
  name = ['anonymous_', code(1:8)];
  folder = sprintf('%s/%s', adj.internal.cache_folder(), name);
  file = sprintf('%s/%s.m', folder, name);
  whole = sprintf('function %s = %s%s', results, name, rest);
  if ~isequal(adj.internal.read_text(file), whole)
    adj.internal.make_folder(folder);
    draft = sprintf('%s.%s', file, adj.internal.unique_name());
    adj.internal.write_text(draft, whole);
    adj.internal.rename_into(draft, file);
  end
end

% The variable `name` of a function gets a value: a parameter, or a function that is made of parameters of its own.
function plan = take(plan, name, value, parameter)
  if ~isa(value, 'function_handle')
    plan.parameters{end + 1} = parameter;
    return;
  end
  [makers, taken, expression] = make_handle(value, parameter);
  plan.makers = [plan.makers, makers];
  plan.parameters = [plan.parameters, taken];
  plan.lines{end + 1} = sprintf('  %s = %s;', name, expression);
end

% The expression that makes a handle, the parameters that it needs, and the functions that make it.
function [makers, parameters, expression] = make_handle(f, name)
  text = func2str(f);
  makers = {};
  parameters = {};
  if text(1) ~= '@'
    check_name(f, text);
    expression = ['@', text];
    return;
  end
  info = functions(f);
  workspace = info.workspace{1};
  captured = fieldnames(workspace);
  plan = struct('parameters', {{}}, 'lines', {{}}, 'makers', {{}});
  for k = 1:numel(captured)
    plan = take(plan, captured{k}, workspace.(captured{k}), [name, '_', captured{k}]);
  end
  if isempty(plan.parameters) && isempty(plan.lines)
    expression = text;
    return;
  end
  own = plan.parameters;
  lines = plan.lines;
  for k = 1:numel(captured)
    if ~isa(workspace.(captured{k}), 'function_handle')
      lines{end + 1} = sprintf('  %s = %s_%s;', captured{k}, name, captured{k});
    end
  end
  lines{end + 1} = sprintf('  value = %s;', text);
  list = strjoin(own, ', ');
  maker = sprintf('\nfunction value = make_%s(%s)\n%s\nend\n', name, list, strjoin(lines, sprintf('\n')));
  makers = [{maker}, plan.makers];
  parameters = own;
  expression = sprintf('make_%s(%s)', name, list);
end

% Functions that are given must have a name that other files can call.
function check_name(f, text)
  info = functions(f);
  if any(strcmp(info.type, {'scopedfunction', 'subfunction', 'nested'})) || exist(text) == 103
    adj.internal.file_of(f);
  end
end
