function points = special_points(call)
% SPECIAL_POINTS  The special points of a call's domain, as far as the call does not stop there.
%   points = special_points(call): structs of the arguments p and the passive values q; label; place, one of infinity, zeros,
%   equals, empty and other; is_grid, whether each element of the arguments is a point of its own; inward, the signs of a
%   direction into the domain; turn, factors that make directions complex, where arguments may be. Made of the points at which the rule is tried: all elements of an argument, of all arguments, or the
%   first element only, are 0, 1, -1, Inf or -Inf; all or the first two are equal; there is one element, or none.
  % Some functions take long; what comes first differs most.
  most = 48;
  points = {};
  if strcmp(call.kind, 'elementwise')
    points = grid_points(call);
    most = most + numel(points);
  end
  fills = {};
  for value = [0 1 -1 Inf -Inf]
    fills = [fills, {{sprintf('all %g', value), @(v) repmat(value, size(v))}}];
  end
  for value = [0 Inf]
    fills = [fills, {{sprintf('first %g', value), @(v) with(v, 1, value)}}];
  end
  fills = [fills, {{'all equal', @(v) repmat(v(1), size(v))}, {'two equal', @(v) with(v, 2, v(1))}}];
  sizes = {{'one element', @(v) v(1:min(1, end))}, {'empty', @(v) zeros(0, 0)}, ...
    {'no rows', @(v) zeros(0, size(v, 2))}, {'no columns', @(v) zeros(size(v, 1), 0)}};
  % Other tries have other options, or other sizes: fewer changes serve.
  few = {'all equal', 'first 0', 'all 0', 'two equal'};
  if numel(call.tries) > 4
    few = few(1:2);
  end
  elsewhere = fills(ismember(cellfun(@(fill) fill{1}, fills, 'UniformOutput', false), few));
  if strcmp(call.kind, 'elementwise')
    fills = {};
    elsewhere = {};
  end
  are_arrays = arrayfun(@(k) any(cellfun(@(t) numel(t.p{k}) ~= 1, call.tries)), 1:call.counts(1));
  seen = {};
  for t = 1:numel(call.tries)
    try_ = call.tries{t};
    if ~all(cellfun(@(v) isa(v, 'double'), try_.p))
      continue
    end
    changes = [fills, sizes];
    if t > 1
      changes = elsewhere;
    end
    groups = num2cell(1:call.counts(1));
    if numel(groups) > 1
      groups{end + 1} = 1:numel(groups);
    end
    for group = groups
      for change = changes
        point = struct('p', {cellfun(@(v) real(full(v)), try_.p, 'UniformOutput', false)}, 'q', {try_.q}, ...
          'label', sprintf('try %d, argument%s %s', t, sprintf(' %d', group{1}), change{1}{1}), 'is_grid', false, ...
          'turn', ones(1, call.counts(1)));
        changed = group{1};
        if any(strcmp(change{1}{1}, {'one element', 'empty', 'no rows', 'no columns'}))
          changed = changed(are_arrays(changed));
        end
        try
          for k = changed
            point.p{k} = change{1}{2}(point.p{k});
          end
        catch
          continue
        end
        key = key_of(point);
        if any(strcmp(key, seen)) || ~is_defined(call, point)
          continue
        end
        seen{end + 1} = key;
        point.place = place_of(point, change{1}{1});
        point.inward = inward_signs(point.p, try_.p);
        points{end + 1} = point;
      end
    end
  end
  points = points(1:min(most, end));
  if strcmp(call.complex, 'parts') && call.orders == 2
    may_be = arrayfun(@(k) any(cellfun(@(t) ~isreal(t.p{k}), call.tries)), 1:call.counts(1));
    turned = points(cellfun(@(point) all(isfinite(joined(point.p))), points));
    for k = 1:numel(turned)
      turned{k}.turn(may_be) = 0.8 + 0.6i;
      turned{k}.label = [turned{k}.label, ', complex'];
    end
    points = [points, turned];
  end
end

function place = place_of(point, label)
  if any(cellfun(@isempty, point.p))
    place = 'empty';
  elseif any(isinf(joined(point.p)))
    place = 'infinity';
  elseif any(strcmp(label, {'all 0', 'first 0'}))
    place = 'zeros';
  elseif any(strncmp(label, {'all ', 'two '}, 4))
    place = 'equals';
  else
    place = 'other';
  end
end

function v = with(v, k, value)
  if numel(v) < 2
    error('one element only');
  end
  v(k) = value;
end

function points = grid_points(call)
  % All combinations of special numbers and of those tried, at which the function does not stop.
  points = {};
  count = call.counts(1);
  most = [12 9 7 4](min(count, 4));
  for k = 1:count
    tried = cellfun(@(t) reshape(double(real(full(t.p{k}(1:min(2, end))))), 1, []), call.tries, 'UniformOutput', false);
    numbers{k} = unique([0 1 -1 Inf -Inf tried{:}], 'stable')(1:min(most, end));
    if count > 3
      numbers{k} = [0 1 -1 2];
    end
  end
  grid = cell(1, count);
  [grid{:}] = ndgrid(numbers{:}, 1);
  grid = cellfun(@(v) v(:), grid, 'UniformOutput', false);
  seen = {};
  for t = 1:numel(call.tries)
    q = cellfun(@first_number, call.tries{t}.q, 'UniformOutput', false);
    key = disp(q);
    if any(strcmp(key, seen))
      continue
    end
    seen{end + 1} = key;
    element = @(e) struct('p', {cellfun(@(v) v(e), grid, 'UniformOutput', false)}, 'q', {q}, 'label', 'grid', ...
      'place', 'other', 'is_grid', true, 'turn', ones(1, call.counts(1)));
    defined = arrayfun(@(e) is_defined(call, element(e)), (1:numel(grid{1})).');
    inside = cellfun(@(v) real(v(1)), call.tries{t}.p, 'UniformOutput', false);
    % In one call, if that has the same results.
    whole = element(defined);
    if is_whole(call, whole)
      parts = {whole};
    else
      parts = arrayfun(element, find(defined), 'UniformOutput', false).';
    end
    for part = parts
      if ~isempty(part{1}.p{1})
        points{end + 1} = part{1};
        points{end}.inward = inward_signs(part{1}.p, cellfun(@(v, w) repmat(v, size(w)), inside, part{1}.p, 'UniformOutput', false));
      end
    end
  end
end

function yes = is_whole(call, point)
  % Whether the results have the size of the arguments, and the derivatives do not stop at one of the points.
  yes = false;
  try
    w = special_call(call, 'value', point.p, point.q);
    special_call(call, 'adjoint', point.p, point.q, w);
    special_call(call, 'tangent', point.p, point.q, {}, point.p);
    yes = all(cellfun(@(v) isequal(size(v), size(point.p{1})), w));
  catch
  end
end

function v = first_number(v)
  if isnumeric(v) && numel(v) > 1
    v = v(1);
  end
end

function signs = inward_signs(p, inside)
  for k = 1:numel(p)
    signs{k} = ones(size(p{k}));
    if isequal(size(p{k}), size(inside{k}))
      signs{k} = sign(real(inside{k}) - p{k});
      signs{k}(~(abs(signs{k}) == 1)) = 1;
    end
  end
end

function yes = is_defined(call, point)
  % Whether the results are doubles; complex ones at infinity are left out.
  yes = false;
  try
    w = special_call(call, 'value', point.p, point.q);
    yes = all(cellfun(@(v) isa(v, 'double'), w)) && (isreal(joined(w)) || ~any(isinf(joined(point.p))));
  catch
  end
end

function key = key_of(point)
  numbers = cellfun(@(v) [mat2str(size(v)) sprintf(' %.17g', v)], point.p, 'UniformOutput', false);
  key = [strjoin(numbers, ';') disp(point.q)];
end
