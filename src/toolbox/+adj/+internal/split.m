function [args, options] = split(f, given, names, defaults)
  % SPLIT  Tell the arguments of a function from the options behind them.
  %   [args, options] = adj.internal.split(f, given, names, defaults): the first nargin(f) are arguments, what follows are names
  %   and values, or what adj.options gave. For functions that take any number, and where arguments are left out, options come
  %   from adj.options alone. options is a structure that has the names given as its fields.
  options = cell2struct(defaults, names, 2);
  count = numel(given);
  if count > 0 && isstruct(given{count}) && isfield(given{count}, 'adjoinery_options')
    options = merge(options, given{count}.adjoinery_options, names);
    count = count - 1;
    args = given(1:count);
    return;
  end
  try
    limit = nargin(f);
  catch
    % It may have no file: that is told where its file is looked for.
    limit = -1;
  end
  if limit < 0 || count <= limit
    args = given;
    if count > 2 && ischar(given{count - 1}) && any(strcmp(given{count - 1}, names))
      error('Adjoinery:options', ['''%s'' may be an option, or an argument of a function that takes so many: give options by adj.options(''%s'', …), ', ...
        'or adj.options() as the last argument if there are none.'], given{count - 1}, given{count - 1});
    end
    return;
  end
  args = given(1:limit);
  options = merge(options, given(limit + 1:count), names);
end

function options = merge(options, list, names)
  if mod(numel(list), 2) ~= 0 || ~iscellstr(list(1:2:end))
    error('Adjoinery:options', 'The arguments of the function are followed by names and values of options: %s.', strjoin(names, ', '));
  end
  for k = 1:2:numel(list)
    name = list{k};
    if ~any(strcmp(name, names))
      error('Adjoinery:options', 'There is no option ''%s'': did you mean ''%s''? There are %s.', name, adj.internal.nearest(name, names), strjoin(names, ', '));
    end
    options.(name) = adj.internal.checked_option(name, list{k + 1}, options.(name));
  end
end
