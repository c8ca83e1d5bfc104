function groups = color_columns(pattern)
  % COLOR_COLUMNS  Groups of columns of which no two have a nonzero in the same row: 1 by n, 0 for columns without nonzeros.
  %   Columns are taken in several orders, each into the first group that has no neighbour of it (Curtis, Powell and Reid,
  %   1974; the orders: Coleman and Moré, 1983; Brélaz, 1979); the order with the fewest groups wins. No order can need fewer groups than
  %   a row has nonzeros.
  n = size(pattern, 2);
  groups = zeros(1, n);
  used = find(any(pattern, 1));
  if isempty(used)
    return;
  end
  pattern = double(pattern(:, used));
  least = full(max(sum(pattern, 2)));
  [neighbours, starts] = adj.internal.neighbours_of(pattern.' * pattern);
  orders = {'natural', 'largest', 'smallest', 'incidence', 'saturation'};
  best = Inf;
  for k = 1:numel(orders)
    if strcmp(orders{k}, 'saturation')
      found = adj.internal.color_saturated(neighbours, starts);
    else
      order = adj.internal.coloring_order(orders{k}, neighbours, starts);
      found = adj.internal.color_greedily(order, neighbours, starts);
    end
    if max(found) < best
      best = max(found);
      groups(used) = found;
    end
    if best == least
      break;
    end
  end
end
