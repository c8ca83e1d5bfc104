function [y, J] = sparse_by_products(products, options, key, captured)
  % SPARSE_BY_PRODUCTS  A sparse matrix by few products, which a colouring of its pattern tells.
  %   [y, J] = adj.internal.sparse_by_products(products, options, key, captured)
  %     products   a structure: [y, P] = forward(S) gives J * S, [y, P] = reverse(S) gives S * J, pattern() tells where it may have nonzeros, nonzeros() where it has some,
  %                width is the number of columns, kind the colouring: 'columns', 'rows', 'both' or 'symmetric'
  %     options    the fields pattern, a matrix whose nonzeros are meant, or 'detect', and check, 'on' or 'off'
  %     key        tells calls that have the same pattern: detected ones are kept by it
  %     captured   the values that the function has captured, which belong to the program
  %   One product more, with numbers that have no pattern, tells whether the pattern holds; a detected one that does not is
  %   detected again and joined with the one kept.
  detects = ischar(options.pattern);
  call = key;
  if ~detects
    key = '';
  end
  coloring = kept(key, options.pattern, products.kind);
  if isempty(coloring) || detects && size(coloring.pattern, 2) ~= products.width
    pattern = options.pattern;
    if detects
      pattern = products.pattern();
    end
    coloring = keep(key, options.pattern, products.kind, pattern);
  end
  [y, J, misses, made] = product(products, options, coloring, detects);
  is_same = strcmp(coloring.made, made) && isequaln(coloring.captured, captured);
  if detects && ~isempty(coloring.made) && ~is_same && strcmp(options.check, 'off')
    % It is another program, and nothing looks at its pattern.
    misses = Inf;
  end
  if ~strcmp(coloring.call, call)
    coloring.call = call;
    coloring.tolerance = least_tolerance(coloring.pattern);
  end
  if misses > coloring.tolerance && (detects || misses < 1e-8)
    % Rounding may look like a small element outside the pattern: all elements tell.
    if detects
      pattern = sparse(products.pattern());
    else
      pattern = products.nonzeros();
    end
    if isequal(size(pattern), size(coloring.pattern))
      pattern = pattern | coloring.pattern;
    end
    if isequal(pattern, coloring.pattern) && misses < 1e-8
      coloring.tolerance = min(10 * misses, 1e-8);
      adj.internal.kept_colorings(coloring);
      return;
    elseif detects
      coloring = keep(key, options.pattern, products.kind, pattern);
      [y, J, misses, made] = product(products, options, coloring, false);
    end
  end
  if misses > max(coloring.tolerance, 1e-8 * detects)
    error('Adjoinery:pattern', ['The Jacobian has nonzeros outside the pattern at these arguments. Leave ''pattern'' out, or give a ', ...
      'pattern that holds wherever the function is called.']);
  end
  if detects && ~is_same
    coloring.made = made;
    coloring.captured = captured;
    adj.internal.kept_colorings(coloring);
  end
end

% The colouring of a pattern that has been coloured before, or [].
function coloring = kept(key, given, kind)
  coloring = [];
  list = adj.internal.kept_colorings();
  for k = 1:numel(list)
    if isempty(key)
      is_it = isempty(list{k}.key) && strcmp(list{k}.asked, kind) && is_equal(list{k}.given, given);
    else
      is_it = strcmp(list{k}.key, key);
    end
    if is_it
      coloring = list{k};
      return;
    end
  end
end

function is_it = is_equal(one, other)
  is_it = isequal(size(one), size(other)) && nnz(one) == nnz(other) && nnz(one ~= other) == 0;
end

function coloring = keep(key, given, kind, pattern)
  coloring = adj.color(pattern, kind);
  if strcmp(kind, 'both')
    % A product from the left costs about as much as two from the right.
    columns = adj.color(pattern, 'columns');
    if columns.count <= size(coloring.right, 2) + 2 * size(coloring.left, 1)
      coloring = columns;
    end
  end
  coloring.key = key;
  coloring.asked = kind;
  coloring.given = given;
  coloring.pattern = sparse(pattern ~= 0);
  coloring.call = key;
  coloring.made = '';
  coloring.captured = {};
  coloring.tolerance = least_tolerance(pattern);
  adj.internal.kept_colorings(coloring);
end

% Deviations that rounding explains in any function; one that turned out to round more gets a tolerance of its own.
function tolerance = least_tolerance(pattern)
  tolerance = eps() * (100 + 10 * max(size(pattern)));
end

% The matrix, and by how much a product with it deviates, relative to the sums of absolute values; Inf where the pattern has other
% sizes than the matrix, which is an error unless it may have.
function [y, J, misses, made] = product(products, options, coloring, may_differ)
  [m, n] = size(coloring.pattern);
  if n ~= products.width
    error('Adjoinery:pattern', 'The pattern has %d columns; the arguments have %d numbers.', n, products.width);
  end
  checks = ~strcmp(options.check, 'off');
  right = [];
  left = [];
  p = size(coloring.right, 2);
  q = size(coloring.left, 1);
  if p > 0 || q == 0
    seed = coloring.right;
    if checks
      tried = adj.internal.probe(n);
      seed = [seed, tried];
    end
    [y, right, made] = products.forward(seed);
    found = right(:, p + 1:end);
    right = right(:, 1:p);
    checks_rows = false;
  else
    checks_rows = true;
  end
  if q > 0
    seed = coloring.left;
    if checks && checks_rows
      tried = adj.internal.probe(m).';
      seed = [seed; tried];
    end
    try
      [y, left, made] = products.reverse(seed);
    catch problem
      if ~may_differ || ~strcmp(problem.identifier, 'Adjoinery:seedSize')
        rethrow(problem);
      end
      [y, J, made, misses] = deal([], [], '', Inf);
      return;
    end
    if checks_rows
      found = left(q + 1:end, :);
    end
    left = left(1:q, :);
  end
  if numel(adj.internal.numbers(y)) ~= m && may_differ
    J = [];
    misses = Inf;
    return;
  elseif numel(adj.internal.numbers(y)) ~= m
    error('Adjoinery:pattern', 'The pattern has %d rows; the result has %d numbers.', m, numel(adj.internal.numbers(y)));
  end
  J = adj.uncompress(right, left, coloring.pattern, coloring);
  misses = 0;
  if checks && checks_rows
    misses = adj.internal.deviation(tried * J, found, abs(tried) * abs(J));
  elseif checks
    misses = adj.internal.deviation(J * tried, found, abs(J) * abs(tried));
  end
  if isa(y, 'single') || iscell(y) && any(cellfun('isclass', y, 'single'))
    misses = misses * eps() / eps('single');
  end
end
