function [directions, stuck, problem] = movable_directions(value, x, f)
  % MOVABLE_DIRECTIONS  Directions from an argument in which a function can be evaluated.
  %   [directions, stuck, problem] = movable_directions(value, x, f): x is the column of the numbers of the argument, value
  %   the argument itself, f(x) evaluates the function. The directions are the columns; stuck tells, as text, the parts of
  %   the argument beside whose values the function stops, such as sizes: no direction moves these. problem is why.
  directions = directions_for(x);
  stuck = '';
  problem = why_not(f, x, directions);
  if isempty(problem)
    return;
  end
  [names, owners] = parts_of(value, '', numel(x) <= 16);
  for part = 1:numel(names)
    reason = why_not(f, x, directions .* (owners == part));
    if ~isempty(reason)
      directions(owners == part, :) = 0;
      stuck = [stuck, ' ', names{part}];
      problem = reason;
    end
  end
  directions = directions(:, any(directions, 1));
  if ~isempty(why_not(f, x, directions))
    directions = directions(:, []);
  end
end

function problem = why_not(f, x, directions)
  % The message with which the function stops beside x, '' where it does not.
  problem = '';
  t = 2e-9 * max([1; abs(x)]);
  for k = find(any(directions, 1))
    try
      f(x + t * directions(:, k));
      f(x - t * directions(:, k));
    catch stopped
      problem = strtrim(regexprep(stopped.message, '\s+', ' '));
      return;
    end
  end
end

function d = directions_for(x)
  n = numel(x);
  if n <= 16
    d = eye(n);
    if ~isreal(x)
      d = [d, 1i * d];
    end
  else
    d = rand(n, 5) - 0.5;
    if ~isreal(x)
      d = d + 1i * (rand(n, 5) - 0.5);
    end
  end
end

function [names, owners] = parts_of(value, name, each)
  % The parts of a value: arrays of numbers, or each of these; and to which part every number belongs.
  names = {};
  owners = zeros(0, 1);
  if isfloat(value)
    if each && numel(value) > 1
      names = arrayfun(@(k) sprintf('%s(%d)', name, k), 1:numel(value), 'UniformOutput', false);
      owners = (1:numel(value))';
    elseif ~isempty(value)
      names = {name};
      owners = ones(numel(value), 1);
    end
  elseif iscell(value)
    for k = 1:numel(value)
      [names, owners] = joined(names, owners, value{k}, sprintf('%s{%d}', name, k), each);
    end
  elseif isstruct(value)
    fields = sort(fieldnames(value));
    for k = 1:numel(value)
      place = name;
      if numel(value) > 1
        place = sprintf('%s(%d)', name, k);
      end
      for j = 1:numel(fields)
        [names, owners] = joined(names, owners, value(k).(fields{j}), [place, '.', fields{j}], each);
      end
    end
  end
end

function [names, owners] = joined(names, owners, value, name, each)
  [inner, places] = parts_of(value, name, each);
  owners = [owners; places + numel(names)];
  names = [names, inner];
end
