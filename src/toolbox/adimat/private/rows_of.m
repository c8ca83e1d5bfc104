function J = rows_of(p, tape, S)
  % ROWS_OF  S * J, one reverse sweep a row.
  count = size(S, 1);
  J = zeros(count, p.width);
  columns = S.';
  plain = all(cellfun('isclass', tape.values, 'double')) && all(cellfun('isclass', p.args(p.wrt), 'double'));
  complex_values = ~isreal(numbers_of(tape.values)) || ~isreal(S);
  % Of a complex result along real arguments, a sweep gives the real part; that of -i times the seed gives the imaginary one.
  parts = cellfun(@(it) repmat(isreal(adj.internal.numbers(it)), numel(adj.internal.numbers(it)), 1), p.args(p.wrt), 'UniformOutput', false);
  real_ones = complex_values & vertcat(parts{:}).';
  for k = 1:count
    column = full(columns(:, k));
    J(k, :) = row_of(p, tape, column, plain);
    if any(real_ones)
      others = row_of(p, tape, -1i * column, plain);
      J(k, real_ones) = J(k, real_ones) + 1i * others(real_ones);
    end
  end
end

function row = row_of(p, tape, column, plain)
  d = tape.d;
  values = tape.values;
  used = 0;
  found = cell(1, numel(d.independents));
  if plain
    for k = 1:numel(values)
      more = numel(values{k});
      values{k} = reshape(column(used + 1:used + more), size(values{k}));
      used = used + more;
    end
    [found{:}] = d.functions.reverse(tape.tape, values{:});
    row = zeros(1, p.width);
    used = 0;
    for k = 1:numel(p.wrt)
      g = found{d.slots(k)};
      if ~isreal(g) && isreal(p.args{p.wrt(k)})
        g = real(g);
      end
      more = numel(g);
      row(used + 1:used + more) = g(:);
      used = used + more;
    end
    if used ~= p.width
      error('Adjoinery:wrongResultSize', 'The adjoints have %d numbers, the arguments %d.', used, p.width);
    end
    return;
  end
  seeds = seeds_of(values, column);
  [found{:}] = d.functions.reverse(tape.tape, seeds{:});
  row = adj.internal.numbers(adj.internal.gradients(d, found, p.args)).';
end
