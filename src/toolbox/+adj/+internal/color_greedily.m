function groups = color_greedily(order, neighbours, starts)
  % COLOR_GREEDILY  Each vertex, in this order, gets the first group that none of its neighbours has.
  groups = zeros(1, numel(order));
  for v = order
    taken = groups(neighbours(starts(v):starts(v + 1) - 1));
    free = true(1, numel(taken) + 1);
    free(taken(taken > 0 & taken <= numel(free))) = false;
    groups(v) = find(free, 1);
  end
end
