function [columns, rows, first] = color_both(pattern)
  % COLOR_BOTH  Groups of columns and of rows that find a matrix together with few products.
  %   Some dense rows are found by products from the left, all others by products from the right, or the same with columns; how
  %   many are dense is tried in growing numbers. `first` is the side that holds the dense ones.
  %   Source: the covers of Coleman and Verma (1998), Computing a sparse Jacobian matrix by rows and columns, in a simple form.
  columns = adj.internal.color_columns(pattern);
  rows = zeros(1, size(pattern, 1));
  first = 'columns';
  best = max([0, columns]);
  [most, by_dense, by_others] = dense_rows(pattern, best);
  if most < best
    best = most;
    columns = by_others;
    rows = by_dense;
    first = 'rows';
  end
  [most, by_dense, by_others] = dense_rows(pattern.', best);
  if most < best
    columns = by_dense;
    rows = by_others;
    first = 'columns';
  end
end

% The best split of the rows into dense ones, coloured by rows, and others, coloured by columns, with fewer groups than `best`.
function [best, dense, others] = dense_rows(pattern, best)
  m = size(pattern, 1);
  dense = zeros(1, m);
  others = zeros(1, size(pattern, 2));
  counts = full(sum(pattern, 2));
  [counts, order] = sort(counts, 'descend');
  % All rows from the left is the last try; a split pays only where the next row has fewer nonzeros.
  tries = [find(diff(counts) < 0).', m];
  tries = tries(1:min(16, numel(tries)));
  if m > 0
    tries = unique([tries, m]);
  end
  for count = tries
    taken = order(1:count);
    rest = order(count + 1:end);
    % There are as many groups as a row of `rest`, and a column of `taken`, has nonzeros, or more.
    if max([0, full(sum(pattern(taken, :), 1))]) + max([0; full(sum(pattern(rest, :), 2))]) >= best
      continue;
    end
    by_row = adj.internal.color_columns(pattern(taken, :).');
    if max([0, by_row]) >= best
      continue;
    end
    by_column = adj.internal.color_columns(pattern(rest, :));
    total = max([0, by_row]) + max([0, by_column]);
    if total < best
      best = total;
      dense = zeros(1, m);
      dense(taken) = by_row;
      others = by_column;
    end
  end
end
