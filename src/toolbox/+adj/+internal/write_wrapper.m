function [file, name, parameters, numbers] = write_wrapper(f, args, names, count)
  % WRITE_WRAPPER  A function in the cache that does what an anonymous function does, or one that gets functions.
  %   [file, name, parameters, numbers] = adj.internal.write_wrapper(f, args, names, count): names are those of the parameters
  %   of f, count is the number of its results. Values that are captured become parameters ahead of those in whose place they
  %   are, or behind the structure that holds the function, and so does each argument in varargin; numbers has the position of each
  %   argument among the parameters, 0 for functions.
  text = adj.internal.text_of(f);
  is_list = ~isempty(names) && strcmp(names{end}, 'varargin');
  fixed = numel(names) - is_list;
  given = names(1:min(numel(args), fixed));
  for k = find(strcmp(given, '~'))
    given{k} = sprintf('ignored_%d', k);
  end
  % Names that are made must not be among those that the program has: more underscores make others.
  joint = '_';
  while true
    listed = adj.internal.numbered(['varargin', joint], numel(args) - numel(given));
    [plan, numbers] = planned(f, args, [given, listed], joint);
    plan.made = [plan.made, listed];
    if numel(unique(plan.parameters)) == numel(plan.parameters) && ~any(ismember(plan.made, [plan.words, given]))
      break;
    end
    joint = [joint, '_'];
  end
  if is_list && text(1) == '@'
    plan.lines{end + 1} = sprintf('  varargin = {%s};', strjoin(listed, ', '));
  end
  given = [given, listed];
  if any(strcmp(plan.parameters, 'ans'))
    error('Adjoinery:anonymous', '%s has captured ''ans'': give this value a name of its own.', text);
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

% The parameters and the first lines of the function, with names that are joined in this way.
function [plan, numbers] = planned(f, args, given, joint)
  plan = struct('parameters', {{}}, 'lines', {{}}, 'makers', {{}}, 'made', {{}}, 'words', {{}}, 'joint', joint);
  if isa(f, 'function_handle')
    plan = with_words(plan, func2str(f));
    info = functions(f);
    if strcmp(info.type, 'anonymous')
      workspace = info.workspace{1};
      captured = fieldnames(workspace);
      for k = 1:numel(captured)
        plan = take(plan, captured{k}, workspace.(captured{k}), captured{k});
      end
    end
  end
  numbers = zeros(1, numel(args));
  for k = 1:numel(args)
    if ~isa(args{k}, 'function_handle')
      numbers(k) = numel(plan.parameters) + 1;
    end
    plan = take(plan, given{k}, args{k}, given{k});
  end
end

function plan = with_words(plan, text)
  plan.words = unique([plan.words, regexp(text, '[A-Za-z_]\w*', 'match')]);
end

% The variable `name` of a function gets a value: a parameter, or a function that is made of parameters of its own.
function plan = take(plan, name, value, parameter)
  if isa(value, 'function_handle')
    [plan, expression] = make_handle(plan, value, parameter);
    plan.lines{end + 1} = sprintf('  %s = %s;', name, expression);
    return;
  end
  plan.parameters{end + 1} = parameter;
  if isstruct(value) || iscell(value)
    % Functions in a structure are put into their places again.
    places = {};
    [~, text, ~, handles] = adj.internal.without_handles(value, @(f) deal(char(1), {}), name);
    if ~isempty(handles)
      places = strsplit(strtrim(strrep(text, ['=(', char(1), ')'], '')), ' ');
    end
    for k = 1:numel(handles)
      [plan, expression] = make_handle(plan, handles{k}, sprintf('%s%sf%d', parameter, plan.joint, k));
      plan.lines{end + 1} = sprintf('  %s = %s;', places{k}, expression);
    end
  end
end

% The expression that makes a handle; the plan gets the parameters that it needs, and the functions that make it.
function [plan, expression] = make_handle(plan, f, name)
  text = func2str(f);
  plan = with_words(plan, text);
  if text(1) ~= '@'
    check_name(f, text);
    expression = ['@', text];
    return;
  end
  info = functions(f);
  workspace = info.workspace{1};
  captured = fieldnames(workspace);
  plan.words = [plan.words, captured.'];
  own = plan;
  own.parameters = {};
  own.lines = {};
  for k = 1:numel(captured)
    own = take(own, captured{k}, workspace.(captured{k}), [name, plan.joint, captured{k}]);
  end
  plan.made = [own.made, own.parameters];
  plan.words = own.words;
  plan.makers = own.makers;
  if isempty(own.parameters) && isempty(own.lines)
    expression = text;
    return;
  end
  lines = {};
  for k = 1:numel(captured)
    if ~isa(workspace.(captured{k}), 'function_handle')
      lines{end + 1} = sprintf('  %s = %s%s%s;', captured{k}, name, plan.joint, captured{k});
    end
  end
  lines = [lines, own.lines, {sprintf('  value = %s;', text)}];
  maker = ['make', plan.joint, name];
  list = strjoin(own.parameters, ', ');
  plan.makers{end + 1} = sprintf('\nfunction value = %s(%s)\n%s\nend\n', maker, list, strjoin(lines, sprintf('\n')));
  plan.made{end + 1} = maker;
  plan.parameters = [plan.parameters, own.parameters];
  expression = sprintf('%s(%s)', maker, list);
end

% Functions that are given must have a name that other files can call.
function check_name(f, text)
  info = functions(f);
  if any(strcmp(info.type, {'scopedfunction', 'subfunction', 'nested'})) || exist(text) == 103
    adj.internal.file_of(f);
  end
end
