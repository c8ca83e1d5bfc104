function p = problem_of(f, given)
  % PROBLEM_OF  What a driver is to do: the function, its arguments, and which of them and of the results are meant.
  %   p has the fields f, args, opts, wrt, outputs (positions), width (numbers of the arguments in wrt) and options (those of the
  %   engine). given are the arguments of a driver behind the seed; options are the last one, if it is a structure of admOptions.
  p.f = f;
  if ~isempty(given) && isstruct(given{end}) && isfield(given{end}, 'admopts')
    opts = complete(given{end});
    given(end) = [];
  else
    opts = admOptions();
  end
  p.args = given;
  p.wrt = opts.independents;
  if ischar(p.wrt) || ischar(opts.dependents)
    error('Adjoinery:options', 'The drivers take positions for independents and dependents; names are for admTransform.');
  end
  if isempty(p.wrt)
    p.wrt = find(cellfun(@(it) isfloat(it) || iscell(it) || isstruct(it), given));
  elseif any(p.wrt > numel(given))
    error('Adjoinery:options', 'There is no argument %d: the function gets %d.', max(p.wrt), numel(given));
  end
  p.outputs = outputs_of(f, opts);
  p.width = 0;
  for k = p.wrt
    if isfloat(given{k})
      p.width = p.width + numel(given{k});
    else
      p.width = p.width + numel(adj.internal.numbers(given{k}));
    end
  end
  p.options = struct('shapes', 'auto', 'set', {{}});
  if isfield(opts, 'x_shapes')
    p.options.shapes = opts.x_shapes;
  end
  if isfield(opts, 'x_set')
    p.options.set = adj.internal.checked_option('set', opts.x_set, {});
  end
  if isempty(opts.JPattern) || ~isempty(opts.jac_nzpattern)
    opts.JPattern = opts.jac_nzpattern;
  end
  if isempty(opts.JPattern) && ~(isempty(opts.coloring) && isempty(opts.coloringFunction))
    warning('Adjoinery:options', 'Colourings have no effect without the option JPattern.');
  end
  p.opts = opts;
end

% Options with those that a structure made by hand leaves out.
function opts = complete(opts)
  check_options(opts);
  [names, values] = option_names();
  if numel(fieldnames(opts)) < numel(names) || ~all(isfield(opts, names))
    missing = ~isfield(opts, names);
    for k = find(missing)
      opts.(names{k}) = values{k};
    end
  end
end

% The positions of the results to differentiate.
function outputs = outputs_of(f, opts)
  if ~isempty(opts.dependents)
    outputs = opts.dependents;
  elseif ~isempty(opts.functionResults)
    outputs = 1;
    if iscell(opts.functionResults)
      outputs = 1:numel(opts.functionResults);
    end
  elseif ~isempty(opts.nargout)
    outputs = 1:opts.nargout;
  else
    try
      count = nargout(f);
    catch
      % It may have no file: that is told where its file is looked for.
      count = 1;
    end
    if count < 0
      % The last one is varargout, which may be empty.
      count = max(1, -count - 1);
    end
    outputs = 1:count;
  end
end
