function groups = color_star(pattern)
  % COLOR_STAR  A star colouring of the graph of a symmetric pattern: neighbours are in different groups, and any two groups
  %   together make stars, so that each element is alone in its row, or its mirror is. 1 by n, 0 for empty columns.
  %   Source: Gebremedhin, Manne and Pothen (2005), algorithm 4.1, in the orders of color_columns.
  n = size(pattern, 2);
  groups = zeros(1, n);
  used = find(any(pattern, 1));
  if isempty(used)
    return;
  end
  [neighbours, starts] = adj.internal.neighbours_of(pattern(used, used));
  orders = {'natural', 'largest', 'smallest', 'incidence'};
  best = Inf;
  for k = 1:numel(orders)
    order = adj.internal.coloring_order(orders{k}, neighbours, starts);
    found = stars(order, neighbours, starts);
    if max(found) < best
      best = max(found);
      groups(used) = found;
    end
  end
end

function groups = stars(order, neighbours, starts)
  n = numel(order);
  groups = zeros(1, n);
  % For each vertex and group, how many neighbours of the vertex are in the group.
  counts = zeros(n, 8);
  for v = order
    around = neighbours(starts(v):starts(v + 1) - 1);
    taken = groups(around);
    for w = around
      further = neighbours(starts(w):starts(w + 1) - 1);
      if groups(w) > 0
        % A second neighbour of the same group as w would end a path of two groups.
        further = further(counts(further, groups(w)).' > 1);
      end
      taken = [taken, groups(further(further ~= v))];
    end
    free = true(1, numel(taken) + 1);
    free(taken(taken > 0)) = false;
    group = find(free, 1);
    groups(v) = group;
    if group > size(counts, 2)
      counts(:, 2 * group) = 0;
    end
    counts(around, group) = counts(around, group) + 1;
  end
end
