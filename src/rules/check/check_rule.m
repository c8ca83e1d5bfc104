function check_rule(rule, rules, stops)
% CHECK_RULE  Test one derivative rule at all of its points, or (if stops is true) up to the first that fails.
%   check_rule(rule, rules, stops): prints a line "ok <id> <number of checks>" or lines "fail <id> <where>: <what>", and "idle
%   <id> <formula>" for formulas that no point reached. The rule is a struct as rule-script.ts writes it; `rules` are all
%   of them, for rules that hand over to others.
%   The adjoint is tested against the tangent by the dot product; the tangent against the complex step where the
%   function is analytic and the point is real, otherwise against central differences of fourth order. A rule that says
%   nothing of tangents (rule.tangents is false) has its adjoint tested against the differences.
  global checked failed reached
  checked = 0;
  failed = 0;
  reached = false(1, numel(rule.formulas));
  try
    points = rule_points(rule);
    for p = 1:numel(points)
      check_point(rule, rules, points{p});
      if stops && failed > 0
        return
      end
    end
    for e = 1:numel(rule.edges)
      check_edge(rule, rule.edges{e});
    end
  catch problem
    printf('fail %s stopped: %s (%s:%d)\n', rule.id, problem.message, problem.stack(1).name, problem.stack(1).line);
  end
  for k = find(~reached)
    printf('idle %s %s\n', rule.id, rule.formulas{k}.text);
  end
  printf('ok %s %d\n', rule.id, checked);
end

function points = rule_points(rule)
  % The tries, and for elementwise rules the first one in other sizes. A point is a cell of the values of each name.
  points = {};
  for t = 1:numel(rule.tries)
    one = rule.tries{t};
    points{end + 1} = struct('values', {cellfun(@eval, one.values, 'UniformOutput', false)}, 'active', {one.active}, ...
      'label', sprintf('try %d', t));
  end
  if ~strcmp(rule.kind, 'elementwise')
    points = [points, size_points(rule, points{1})];
    return
  end
  vary = cellfun(@(name) any(strcmp(name, rule.differentiable)), rule.names);
  sizes = {[1 1], [1 3], [3 1], [2 3], [3 1 2], [0 0], [0 3]};
  if sum(vary) == 1
    choices = num2cell(1:numel(sizes)).';
  else
    choices = {1, 2; 2, 1; 3, 2; 2, 3; 4, 2; 4, 4; 5, 2; 3, 5; 1, 6; 6, 1; 7, 2; 2, 7};
    choices(cellfun(@(one, two) ~expands(rule, points{1}, vary, sizes{one}, sizes{two}), choices(:, 1), choices(:, 2)), :) = [];
  end
  for c = 1:size(choices, 1)
    point = points{1};
    column = 0;
    for n = find(vary)
      column = column + 1;
      wanted = sizes{choices{c, min(column, size(choices, 2))}};
      steps = reshape(0:prod(wanted) - 1, wanted);
      point.values{n} = point.values{n}(1) .* (1 + 0.013 .* steps);
    end
    point.label = sprintf('size %s', mat2str(cell2mat(choices(c, :))));
    points{end + 1} = point;
  end
end

function points = size_points(rule, point)
  % Functions that may take a dimension, of one array: with 0, 1 and more elements in each dimension.
  points = {};
  dim = find(strcmp(rule.names, 'dim'));
  if ~rule.along || numel(rule.names) > 1 + numel(dim)
    return
  end
  sizes = {[0 0], [1 0], [0 1], [0 3], [3 0], [1 1], [1 3], [3 1], [3 2], [1 1 3], [2 1 3], [1 2 3], [2 3 0]};
  for s = 1:numel(sizes)
    for d = 1:1 + 2 * numel(dim)
      one = point;
      one.values{1} = reshape(1.3 * sin(1:prod(sizes{s})) + 0.2 * (1:prod(sizes{s})), sizes{s});
      one.values(dim) = {d};
      one.label = sprintf('size %s%s', mat2str(sizes{s}), sprintf(', dimension %d', d(~isempty(dim))));
      if is_defined(rule, one)
        points{end + 1} = one;
      end
    end
  end
end

function yes = is_defined(rule, point)
  try
    call_rule(rule, rule_slots(rule, point.values));
    yes = true;
  catch
    yes = false;
  end
end

function yes = expands(rule, point, vary, one, two)
  % Some functions of two arrays take equal sizes and scalars only.
  places = find(vary);
  point.values{places(1)} = 1 + zeros(one);
  point.values(places(2:end)) = {1 + zeros(two)};
  yes = is_defined(rule, point);
end

function check_point(rule, rules, point)
  global checked
  slots = rule_slots(rule, point.values);
  differentiable = point.active;
  active = find(cellfun(@(slot) any(strcmp(slot.name, differentiable)), slots));
  z = call_rule(rule, slots);
  scope = rule_scope(rule, point.values, z);
  g = cell(1, numel(slots));
  for complex_direction = [false, true(rule.tangents)]
    try
      for s = active
        g{s} = random_like(slots{s}.value, complex_direction);
      end
      terms = [];
      for r = rule.varied
        a_z = random_like(z{r}, complex_direction);
        if rule.tangents
          g_z = rule_tangent(rule, slots, active, g, scope, r);
        else
          g_z = difference_quotient(rule, slots, active, g, r);
        end
        % Octave and MATLAB do not agree along which dimension of an empty array some functions work.
        if isempty(z{r})
          g_z = zeros(size(z{r}));
        end
        if ~isequal(size(g_z), size(z{r}))
          report(rule, point, 'the tangent has size %s, not %s', mat2str(size(g_z)), mat2str(size(z{r})));
          return
        end
        a_z(~isfinite(z{r})) = 0;
        g_z(~isfinite(z{r})) = 0;
        scope.(['a_' rule.results{r}]) = a_z;
        terms = [terms; double(a_z(:)) .* double(g_z(:))];
      end
      paired = 0;
      for s = active
        a = rule_adjoints(rule, rules, slots, s, scope, point, complex_direction);
        paired = paired + real(sum(a(:) .* double(g{s}(:))));
      end
      scale = max(sum(abs(terms)), 1e-3);
      checked = checked + 1;
      % The difference is NaN where one of the two is not finite.
      limit = 1e-10;
      if ~rule.tangents
        limit = 1e-7;
      end
      if ~(abs(paired - real(sum(terms))) <= tolerance(z{1}, limit) * max(scale, abs(paired)))
        report(rule, point, 'adjoint and tangent disagree: %.15g and %.15g', paired, real(sum(terms)));
      end
    catch e
      % A rule for real numbers may refuse the complex directions of real arguments.
      if ~complex_direction || ~strcmp(e.identifier, 'Adjoinery:complex')
        rethrow(e);
      end
    end
  end
  if rule.tangents
    check_tangent(rule, slots, active, scope, point, z);
  end
end

function a = rule_adjoints(rule, rules, slots, s, scope, point, complex_direction)
  % The adjoint that holds without facts, after comparing all others that hold at this point with it.
  global checked reached
  slot = slots{s};
  if strcmp(rule.kind, 'concatenation')
    scope.k = slot.position;
    a = formula_value(sprintf('adm_part(a_z, %d, k, %s{:})', rule.dim, slot.name), scope, 1){1};
    return
  end
  if slot.is_rest
    scope.k = slot.position;
  end
  found = {};
  for f = numel(rule.formulas):-1:1
    formula = rule.formulas{f};
    where = find(strcmp(slot.name, formula.of));
    if isempty(where) || strcmp(formula.role, 'forward') || ~facts_hold(formula.when, scope)
      continue
    end
    reached(f) = true;
    value = formula_value(formula.text, scope, numel(formula.of)){where};
    if strcmp(rule.kind, 'elementwise')
      value = adm_unbroadcast(value, slot.value);
    end
    found{end + 1} = {value, any(strncmp(formula.when, 'real(', 5)), formula.text};
  end
  for u = 1:numel(rule.uses)
    if facts_hold(rule.uses{u}.when, scope)
      other = find_rule(rules, rule.uses{u}.rule, rule, slots);
      mine = scope;
      for n = 1:numel(other.names)
        mine.(other.names{n}) = slots{other.name_places(n)}.value;
      end
      name = other.names{other.name_places == s};
      for f = 1:numel(other.formulas)
        formula = other.formulas{f};
        if any(strcmp(name, formula.of)) && ~strcmp(formula.role, 'forward')
          value = adm_unbroadcast(formula_value(formula.text, mine, 1){1}, slot.value);
          found{end + 1} = {value, false, ['of ' other.id]};
        end
      end
    end
  end
  a = found{1}{1};
  for k = 1:numel(found)
    checked = checked + 1;
    [value, only_real, text] = found{k}{:};
    if ~isequal(size(value), size(slot.value))
      report(rule, point, 'the adjoint %s has size %s, not %s', text, mat2str(size(value)), mat2str(size(slot.value)));
    elseif only_real && ~agree(real(value), real(a), tolerance(a, 1e-10))
      report(rule, point, 'the real part of %s gives %s, not %s', text, mat2str(real(value(:)), 5), mat2str(real(a(:)), 5));
    elseif ~only_real && ~agree(value, a, tolerance(a, 1e-10))
      % The first is compared with itself: it fails where it is no number.
      report(rule, point, '%s gives %s, not %s', text, mat2str(value(:), 5), {mat2str(a(:), 5), 'a number'}{1 + (k == 1)});
    end
  end
end

function check_tangent(rule, slots, active, scope, point, z)
  global checked
  values = cellfun(@(slot) slot.value, slots(active), 'UniformOutput', false);
  point_is_real = all(cellfun(@isreal, values));
  directions = {@(v) randn(size(v))};
  if strcmp(rule.complex, 'parts')
    directions{end + 1} = @(v) random_like(v, true);
  elseif ~point_is_real
    % A complex direction at a real element could leave the branch on which it lies.
    directions = {@(v) randn(size(v)) + 1i * randn(size(v)) .* (imag(v) ~= 0)};
  end
  for d = 1:numel(directions)
    g = cell(1, numel(slots));
    for s = active
      g{s} = cast(directions{d}(slots{s}.value), class(slots{s}.value));
    end
    for r = rule.varied
      g_z = rule_tangent(rule, slots, active, g, scope, r);
      if d == 1 && point_is_real && isreal(z{r}) && strcmp(rule.complex, 'analytic')
        step = 1e-30;
        reference = imag(moved(rule, slots, active, g, 1i * step, r)) / step;
        limit = tolerance(z{r}, 1e-12);
      else
        if isa(z{r}, 'single')
          continue
        end
        reference = difference_quotient(rule, slots, active, g, r);
        limit = 1e-7;
      end
      checked = checked + 1;
      finite = isfinite(z{r});
      if ~agree(g_z(finite), reference(finite), limit)
        report(rule, point, 'the tangent %s of %s differs from %s', mat2str(g_z(:), 5), rule.results{r}, ...
          mat2str(reference(:), 5));
      end
    end
  end
end

function g_z = difference_quotient(rule, slots, active, g, r)
  % The same way for long directions: what is left out grows with the fifth power of it.
  h = 1e-3 * 0.5 / max(cellfun(@(v) max([1; abs(v(:))]), g(active)));
  difference = @(h) moved(rule, slots, active, g, h, r) - moved(rule, slots, active, g, -h, r);
  g_z = (8 * difference(h) - difference(2 * h)) / (12 * h);
end

function z = moved(rule, slots, active, g, step, r)
  for s = active
    slots{s}.value = slots{s}.value + step .* g{s};
  end
  z = call_rule(rule, slots){r};
end

function check_edge(rule, edge)
  global checked
  point = struct('values', {edge_values(rule.names, edge.at)}, 'label', ['edge ' edge.at]);
  slots = rule_slots(rule, point.values);
  z = call_rule(rule, slots);
  scope = rule_scope(rule, point.values, z);
  terms = [];
  for r = rule.varied
    seed = ['a_' rule.results{r}];
    scope.(seed) = ones(size(z{r}));
    if ~isempty(regexp(edge.at, ['\<' seed ' *=']))
      scope.(seed) = scope.(seed) .* edge_values({seed}, edge.at){1};
    end
  end
  paired = 0;
  for k = 1:numel(edge.of)
    last = 0;
    paired = paired + sum(real(eval(edge.values{k})(:)));
    for f = 1:numel(rule.formulas)
      formula = rule.formulas{f};
      if ~strcmp(formula.role, 'forward') && isequal(formula.of, edge.of(k)) && facts_hold(formula.when, scope)
        actual = formula_value(formula.text, scope, 1){1};
        expected = eval(edge.values{k});
        checked = checked + 1;
        if ~isequal(size(actual), size(expected)) || ~agree_exactly(actual, expected)
          report(rule, point, '%s gives %s, not %s', formula.text, mat2str(actual), mat2str(expected));
        end
        last = f;
      end
    end
    if last == 0
      report(rule, point, 'no formula of %s', edge.of{k});
    end
  end
  % The tangent of ones agrees with adjoints that are finite.
  if ~rule.tangents || ~isfinite(paired) || ~isempty(setxor(edge.of, rule.differentiable))
    return
  end
  active = find(cellfun(@(slot) any(strcmp(slot.name, edge.of)), slots));
  g = cellfun(@(slot) ones(size(slot.value)), slots, 'UniformOutput', false);
  for r = rule.varied
    a_z = scope.(['a_' rule.results{r}]);
    g_z = rule_tangent(rule, slots, active, g, scope, r);
    terms = [terms; real(a_z(a_z ~= 0)(:) .* g_z(a_z ~= 0)(:))];
  end
  checked = checked + 1;
  if ~(abs(sum(terms) - paired) <= 1e-10 * max(1, abs(paired)))
    report(rule, point, 'the tangent gives %.15g, not %.15g', sum(terms), paired);
  end
end

function edge_values_ = edge_values(edge_names_, edge_at_)
  eval([edge_at_ ';']);
  edge_values_ = {};
  for edge_number_ = 1:numel(edge_names_)
    edge_values_{edge_number_} = eval(edge_names_{edge_number_});
  end
end

function g_z = rule_tangent(rule, slots, active, g, scope, r)
  global reached
  g_z = zeros(size(scope.(rule.results{r})));
  if ~isempty(rule.linear)
    for s = 1:numel(slots)
      if any(s == active)
        slots{s}.value = g{s};
      elseif any(strcmp(slots{s}.name, rule.linear))
        slots{s}.value = zeros(size(slots{s}.value));
      end
    end
    g_z = call_rule(rule, slots){r};
    return
  end
  for s = active
    name = slots{s}.name;
    for f = 1:numel(rule.formulas)
      formula = rule.formulas{f};
      if ~isequal(formula.of, {name}) || strcmp(formula.role, 'adjoint') || ~strcmp(formula.result, rule.results{r})
        continue
      end
      reached(f) = true;
      mine = scope;
      if strcmp(formula.role, 'partial')
        mine.(['a_' rule.results{r}]) = g{s};
      else
        mine.(['g_' name]) = g{s};
      end
      one = formula_value(formula.text, mine, 1){1};
      if strcmp(formula.role, 'forward') && ~strcmp(rule.kind, 'elementwise') && ~isempty(g_z) && ~isequal(size(one), size(g_z))
        error('the tangent %s has size %s, not %s', formula.text, mat2str(size(one)), mat2str(size(g_z)));
      end
      g_z = g_z + one;
    end
  end
end

function slots = rule_slots(rule, values)
  % The arguments of the call: literals, named arguments, and those that stand for a name with dots.
  slots = {};
  for n = 1:numel(rule.pattern)
    part = rule.pattern{n};
    switch part.kind
      case 'literal'
        slots{end + 1} = struct('name', '', 'value', {eval(part.text)}, 'text', part.text);
      case 'name'
        value = values{strcmp(rule.names, part.text)};
        slots{end + 1} = struct('name', part.text, 'value', {value}, 'text', '', 'is_rest', false);
      otherwise
        list = values{strcmp(rule.names, part.text)};
        for k = 1:numel(list)
          slots{end + 1} = struct('name', part.text, 'value', {list{k}}, 'text', '', 'is_rest', true, 'position', k);
        end
    end
  end
end

function z = call_rule(rule, slots)
  values = cellfun(@(slot) slot.value, slots, 'UniformOutput', false);
  z = cell(1, numel(rule.results));
  [z{:}] = feval(rule.name, values{:});
end

function scope = rule_scope(rule, values, z)
  scope = struct();
  for n = 1:numel(rule.names)
    scope.(rule.names{n}) = values{n};
    % All may vary, so that the adjoints are those without patterns.
    scope.(['pattern_' rule.names{n}]) = sparse(ones(size(values{n})(1:2)));
  end
  for n = 1:numel(rule.results)
    scope.(rule.results{n}) = z{n};
  end
end

function formula_result_ = formula_value(formula_text_, formula_scope_, formula_outputs_)
  formula_names_ = fieldnames(formula_scope_);
  for formula_index_ = 1:numel(formula_names_)
    eval([formula_names_{formula_index_} ' = formula_scope_.' formula_names_{formula_index_} ';']);
  end
  formula_result_ = cell(1, formula_outputs_);
  [formula_result_{:}] = eval(formula_text_);
end

function holds = facts_hold(facts, scope)
  holds = true;
  for k = 1:numel(facts)
    parts = strsplit(facts{k}, {'(', ',', ')'});
    x = scope.(parts{2});
    switch parts{1}
      case 'scalar'
        one = isscalar(x);
      case 'vector'
        one = isvector(x);
      case 'column'
        one = ndims(x) == 2 && size(x, 2) == 1;
      case 'row'
        one = ndims(x) == 2 && size(x, 1) == 1;
      case 'matrix'
        one = ndims(x) == 2;
      case 'real'
        one = isreal(x);
      case 'container'
        % An argument that may be one may be of numbers, too.
        one = true;
      case 'patterned'
        one = ndims(x) == 2;
      case {'squares', 'squaresofscalars'}
        % At zero it is another derivative on purpose: that of what it is put together from. Columns serve the one, others the other.
        one = isreal(x) && all(x(:) > 0) && iscolumn(x) == strcmp(parts{1}, 'squares');
      case 'square'
        one = ndims(x) == 2 && size(x, 1) == size(x, 2);
      case 'inner'
        y = scope.(parts{3});
        one = ndims(x) == 2 && ndims(y) == 2 && size(x, 2) == size(y, 1);
    end
    holds = holds && one;
  end
end

function other = find_rule(rules, name, rule, slots)
  % As the table is searched: by name, number of arguments and literals. name_places: the slot of each name.
  for r = 1:numel(rules)
    other = rules{r};
    if ~strcmp(other.name, name) || numel(other.pattern) ~= numel(slots)
      continue
    end
    fits = true;
    other.name_places = [];
    for n = 1:numel(slots)
      if strcmp(other.pattern{n}.kind, 'literal')
        fits = fits && strcmp(other.pattern{n}.text, slots{n}.text);
      else
        other.name_places(end + 1) = n;
      end
    end
    if fits
      return
    end
  end
  error('%s hands over to %s, which has no rule for these arguments', rule.id, name);
end

function v = random_like(x, is_complex)
  v = randn(size(x));
  if is_complex
    v = v + 1i * randn(size(x));
  end
  % Those of whole numbers are none.
  if isfloat(x)
    v = cast(v, class(x));
  end
end

function t = tolerance(z, t)
  if isa(z, 'single')
    t = 1e-5;
  end
end

function same = agree(actual, expected, limit)
  difference = abs(double(actual(:)) - double(expected(:)));
  same = isempty(difference) || max(difference) <= limit * max(1, max(abs(double(expected(:)))));
  same = same && isequal(isnan(actual(:)), isnan(expected(:)));
end

function same = agree_exactly(actual, expected)
  special = ~isfinite(expected);
  same = isequaln(actual(special), expected(special)) && agree(actual(~special), expected(~special), 1e-12);
end

function report(rule, point, format, varargin)
  global failed
  failed = failed + 1;
  printf('fail %s %s: %s\n', rule.id, point.label, sprintf(format, varargin{:}));
end
