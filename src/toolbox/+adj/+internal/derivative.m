function [d, inputs] = derivative(f, args, request)
  % DERIVATIVE  The derivative of a function, made when it is first asked for and found again afterwards.
  %   [d, inputs] = adj.internal.derivative(f, args, request): d is a record (README.md of this folder describes it) with
  %   handles of the generated functions, inputs the cell row of what they take as the arguments of the function. The request
  %   comes from adj.internal.request. A derivative that is known is found without any process: by the text of the function,
  %   the request and the shapes of the arguments, as long as the files that it was made from are as they were.
  %   adj.internal.derivative() forgets all that this session knows.
  persistent keys entries in_octave;
  if isempty(entries) || nargin == 0
    keys = {};
    entries = {};
    in_octave = adj.internal.is_octave();
    if nargin == 0
      return;
    end
  end
  [text, inputs] = identify(f, args);
  key = [request.text, sprintf(' %d ', numel(args)), text];
  at = find(strcmp(key, keys), 1);
  if isempty(at)
    at = numel(keys) + 1;
    keys{at} = key;
    entries{at} = {};
  end
  % A change of the folder or the path may have changed which functions are called.
  place = [pwd(), pathsep(), path()];
  if in_octave
    % The same as adj.internal.place, without a call.
    place = [place, sprintf(' %d', stat('.').mtime)];
  end
  if request.tells_shapes
    [ranks, sizes] = ranks_of(inputs);
  else
    ranks = [];
    sizes = [];
  end
  known = entries{at};
  stale = false;
  for k = 1:numel(known)
    d = known{k};
    if numel(d.ranks) == numel(ranks) && all(d.ranks == ranks) && all(sizes(d.named) == sizes(d.first))
      [holds, d, has_news] = is_same(d, f, place, in_octave);
      if holds
        if d.is_wrapper && ~were_seen(d.seen, f, args, in_octave)
          adj.internal.check_wrapper(f, args, @(given) inputs_of(f, given), d);
          d.seen = adj.internal.handles_in(f, args);
          has_news = true;
        end
        if has_news
          entries{at}{k} = d;
        end
        return;
      end
      stale = true;
    end
  end
  if stale
    % The program is another one now: patterns of shapes of the old one say nothing of it.
    known = {};
    cellfun(@adj.internal.forget, d.files);
  end
  [shapes, replaced] = adj.internal.next_shapes(known, ranks, sizes);
  d = adj.internal.make_derivative(f, args, @(given) inputs_of(f, given), request, shapes);
  known(replaced) = [];
  entries{at} = [known, {d}];
end

% The text that tells a function from others, and the values that its derivative takes.
%   [text, inputs] = identify(f, args): the text holds the names of captured variables, and that of functions
%   among the arguments; their values may differ from call to call. inputs is a row: the captured values, those of functions
%   among the arguments, and the arguments that are no functions.
function [text, inputs] = identify(f, args)
  if ischar(f)
    text = f;
    inputs = args;
  else
    if ~isa(f, 'function_handle')
      adj.internal.text_of(f);
    end
    [text, captured] = describe(f);
    inputs = [captured, args];
  end
  plain = cellfun('isclass', args, 'double');
  if ~all(plain)
    [more, values] = describe_all(args, cellfun(@(k) sprintf('%d', k), num2cell(1:numel(args)), 'UniformOutput', false));
    text = [text, more];
    inputs = [inputs(1:end - numel(args)), values];
  end
end

% Functions among values that have names, also those in structures and cells.
%   [text, list] = describe_all(values, names): the text tells them from others; list holds the values, in the place of functions
%   those that they have captured, and behind structures and cells those that functions in them have captured.
function [text, list] = describe_all(values, names)
  text = '';
  list = {};
  for k = 1:numel(values)
    if isa(values{k}, 'function_handle')
      [inner, captured] = describe(values{k});
      text = [text, ' ', names{k}, '=(', inner, ')'];
      list = [list, captured];
    elseif isstruct(values{k}) || iscell(values{k})
      [value, inner, captured] = adj.internal.without_handles(values{k}, @describe, names{k});
      text = [text, inner];
      list = [list, {value}, captured];
    else
      list = [list, values(k)];
    end
  end
end

function inputs = inputs_of(f, args)
  [~, inputs] = identify(f, args);
end

% The text of a handle, and the values that it has captured.
%   [text, values] = describe(f): values is a row, in the order of the names in the text; in the place of a
%   handle that is captured stand the values that it has captured itself.
function [text, values] = describe(f)
  text = func2str(f);
  info = functions(f);
  values = {};
  if ~isempty(info.file)
    % MATLAB tells the file of anonymous functions, whose local functions they may call.
    text = [text, '@', info.file];
  end
  if text(1) ~= '@'
    return;
  end
  workspace = info.workspace{1};
  names = fieldnames(workspace);
  if isempty(names)
    return;
  end
  values = struct2cell(workspace).';
  text = [text, sprintf(' %s', names{:})];
  if ~all(cellfun('isclass', values, 'double'))
    [inner, values] = describe_all(values, names);
    text = [text, inner];
  end
end

% The shapes of arguments: 1 scalar, 2 row, 3 column, 4 matrix, 0 where nothing is told of it.
%   [ranks, sizes] = ranks_of(inputs): sizes has a column of rows and columns for each. Nothing is told of
%   structures, cells, text, arrays without elements and those of more than two dimensions.
function [ranks, sizes] = ranks_of(inputs)
  count = numel(inputs);
  sizes = zeros(2, count);
  for k = 1:count
    x = inputs{k};
    if (isnumeric(x) || islogical(x)) && ndims(x) == 2
      sizes(:, k) = size(x);
    end
  end
  rows = sizes(1, :);
  columns = sizes(2, :);
  ranks = (1 + (columns > 1) + 2 * (rows > 1)) .* (rows > 0 & columns > 0);
end

% Whether the values of these functions have been compared with those of the written one.
function yes = were_seen(seen, f, args, in_octave)
  if ~in_octave || numel(seen) > 1 || ~all(cellfun('isclass', args, 'double'))
    yes = isequal(seen, adj.internal.handles_in(f, args));
  else
    % The same, without a call.
    yes = ~ischar(f) && ~ischar(seen{1}) && seen{1} == f || ischar(f) && strcmp(seen{1}, f);
  end
end

% Whether a derivative is still that of the function: no file has changed, and no other function is found.
%   [yes, d, has_news] = is_same(d, f, place, in_octave): has_news tells that d was brought up to date. A file counts as
%   unchanged if its size and time are as they were, and its time lies two seconds or more before it was read: file systems
%   and Octave tell whole seconds. Otherwise its text is compared.
function [yes, d, has_news] = is_same(d, f, place, in_octave)
  yes = false;
  has_news = false;
  for k = 1:numel(d.files)
    if in_octave
      % The same as adj.internal.file_state, without a call.
      [info, failure] = stat(d.files{k});
      if failure ~= 0
        return;
      end
      bytes = info.size;
      time = info.mtime;
    else
      [bytes, time] = adj.internal.file_state(d.files{k});
    end
    if bytes ~= d.sizes(k) || time ~= d.times(k) || time > d.read(k) - 2
      moment = adj.internal.seconds();
      text = adj.internal.read_text(d.files{k});
      if ~ischar(text) || ~strcmp(text, d.texts{k})
        return;
      end
      d.sizes(k) = bytes;
      d.times(k) = time;
      d.read(k) = moment;
      has_news = true;
    end
  end
  if ~strcmp(place, d.place)
    if ~adj.internal.is_still_found(d, f)
      return;
    end
    d.place = place;
    has_news = true;
  end
  yes = true;
end
