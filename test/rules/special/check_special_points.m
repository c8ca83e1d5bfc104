function check_special_points(call)
% CHECK_SPECIAL_POINTS  Test first and second derivatives of a call at the special points of its domain.
%   check_special_points(call): the struct says what generated functions to call (file; number: which case of them; counts
%   and totals: how many arguments, passive values and results the case and the file have), of which rule the call is (id,
%   text, kind, complex), which derivatives are tested (orders: 1 or 2), and the rule's tries: structs of the arguments p and the
%   passive values q. Prints lines "fail <id> <kind> <order> <place> <what>", and "ok <id> <number of points>" in the end.
%   The function is taken for smooth where its one-sided differences agree (see one_sided_limits). Kinds: wrong, another
%   derivative than that of the smooth function; gap, none (NaN, infinite, an error) though it is smooth; kink, a finite one
%   though it is not; pair, adjoint and tangent disagree; size, an adjoint or a tangent of another size than its variable.
%   Places are those of special_points; a grid has elements at infinity, and others.
  points = special_points(call);
  for k = 1:numel(points)
    check_point(call, points{k});
  end
  printf('ok %s %d\n', call.id, numel(points));
end

function check_point(call, point)
  [p, q] = deal(point.p, point.q);
  w = special_call(call, 'value', p, q);
  z = joined(w);
  directions = special_directions(point);
  is_real = ~strcmp(call.complex, 'parts');
  [status, limits, slack] = one_sided_limits(@(p) joined(special_call(call, 'value', p, q)), z, p, directions, is_real);
  [t, problem] = tangents(@(g) special_call(call, 'tangent', p, q, {}, g), w, directions);
  judge(call, point, 1, status, limits, slack, t, problem, z);
  seeds = cellfun(@(v) reshape(0.7 + 0.5 * sin(3 * (1:numel(v)) + 1), size(v)), w, 'UniformOutput', false);
  try
    a = special_call(call, 'adjoint', p, q, seeds);
    problem_of_a = wrong_size(a, p);
  catch failure
    problem_of_a = failure.message;
  end
  if isempty(problem) && isempty(problem_of_a)
    compare(call, point, a, seeds, t, directions);
  elseif isempty(problem) ~= isempty(problem_of_a)
    report(call, point, 'pair', 1, point.place, sprintf('adjoint: %s; tangent: %s', problem_of_a, problem));
  end
  if ~isempty(problem_of_a) || call.orders < 2
    return
  end
  a_x = joined(a);
  [status, limits, slack] = one_sided_limits(@(p) joined(special_call(call, 'adjoint', p, q, seeds)), a_x, p, directions, is_real);
  [t, problem] = tangents(@(g) special_call(call, 'second', p, q, seeds, g), p, directions);
  judge(call, point, 2, status, limits, slack, t, problem, a_x);
end

function [t, problem] = tangents(derivative, values, directions)
  % A column for each direction.
  t = NaN(numel(joined(values)), numel(directions));
  problem = '';
  try
    for d = 1:numel(directions)
      g = derivative(directions{d});
      % Octave and MATLAB do not agree along which dimension of an empty array some functions work.
      is_asked = ~cellfun(@isempty, values);
      problem = wrong_size(g(is_asked), values(is_asked));
      if ~isempty(problem)
        return
      end
      t(:, d) = joined(g(is_asked));
    end
  catch failure
    problem = failure.message;
  end
end

function problem = wrong_size(derivatives, values)
  problem = '';
  for k = 1:numel(values)
    if ~isequal(size(derivatives{k}), size(values{k}))
      problem = sprintf('size %s, not %s', mat2str(size(derivatives{k})), mat2str(size(values{k})));
      return
    end
  end
end

function judge(call, point, order, status, limits, slack, t, problem, values)
  if strncmp(problem, 'size ', 5)
    report(call, point, 'size', order, point.place, problem);
  elseif ~isempty(problem)
    if any(status == 1)
      report(call, point, 'gap', order, point.place, problem);
    end
  else
    finite = isfinite(t);
    smooth = status == 1;
    allowed = 1e-3 * max(abs(limits), [], 2) + 1e-5 + slack;
    report_elements(call, point, 'wrong', order, smooth & any(finite & abs(t - limits) > allowed, 2), t, limits);
    % Some elements of an adjoint may seem smooth in these few directions where the function is not.
    if point.is_grid || order == 1 || ~any(status == -1)
      report_elements(call, point, 'gap', order, smooth & any(~finite & isfinite(limits), 2), t, limits);
    end
    % Where the function is infinite at a finite point, it has no derivative.
    infinite = ~isfinite(values);
    for e = find(infinite).'
      infinite(e) = all(isfinite(arguments_of(point, e)));
    end
    report_elements(call, point, 'kink', order, (status == -1 | infinite) & all(finite, 2), t, limits);
  end
end

function compare(call, point, a, seeds, t, directions)
  if isempty(joined(a))
    return
  end
  % By the dot product, that of each element by itself for elementwise functions; both are finite, or none is.
  s = joined(seeds);
  for d = 1:numel(directions)
    left = real(joined(a) .* joined(directions{d}));
    right = real(s .* t(:, d));
    if point.is_grid
      left = reshape(left, [], numel(a));
      right = reshape(right, [], numel(seeds));
    else
      left = left.';
      right = right.';
    end
    scale = sum(abs(left), 2) + sum(abs(right), 2);
    left = sum(left, 2);
    right = sum(right, 2);
    bad = ~(abs(left - right) <= 1e-9 * (1e-3 + scale)) & (isfinite(left) | isfinite(right));
    if any(bad)
      e = find(bad, 1);
      report(call, point, 'pair', 1, place_of(point, e), sprintf('%s adjoint %.15g, tangent %.15g', name_of(point, e), left(e), right(e)));
      return
    end
  end
end

function report_elements(call, point, kind, order, bad, t, limits)
  places = arrayfun(@(e) place_of(point, e), find(bad), 'UniformOutput', false);
  for place = unique(places).'
    e = find(bad)(strcmp(places, place{1}));
    shown = arrayfun(@(e) sprintf('%s %s, not %s', name_of(point, e), mat2str(t(e, 1:min(2, end)), 5), ...
      mat2str(limits(e, 1:min(2, end)), 5)), e(1:min(3, end)), 'UniformOutput', false);
    report(call, point, kind, order, place{1}, sprintf('%d of %d: %s', numel(e), numel(bad), strjoin(shown, '; ')));
  end
end

function place = place_of(point, e)
  place = point.place;
  if point.is_grid && any(isinf(arguments_of(point, e)))
    place = 'infinity';
  end
end

function text = name_of(point, e)
  if point.is_grid
    text = sprintf('(%s)', strjoin(arrayfun(@(v) sprintf('%g', v), arguments_of(point, e), 'UniformOutput', false), ', '));
  else
    text = sprintf('element %d', e);
  end
end

function v = arguments_of(point, e)
  % The arguments that an element depends on.
  if point.is_grid
    v = cellfun(@(v) v(mod(e - 1, numel(v)) + 1), point.p);
  else
    v = joined(point.p);
  end
end

function report(call, point, kind, order, place, what)
  printf('fail %s %s %d %s %s, %s: %s\n', call.id, kind, order, place, call.text, point.label, what);
end
