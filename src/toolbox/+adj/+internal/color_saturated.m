function groups = color_saturated(neighbours, starts)
  % COLOR_SATURATED  Always the vertex whose neighbours have the most groups, by degree among equals, gets the first group that is free.
  %   Grids get the fewest groups there are. Source: Brélaz (1979), New methods to color the vertices of a graph.
  degrees = reshape(diff(starts), 1, []);
  n = numel(degrees);
  groups = zeros(1, n);
  weights = degrees / (n + 1);
  taken = false(n, 8);
  for k = 1:n
    [~, v] = max(weights);
    group = find(~taken(v, :), 1);
    if isempty(group)
      group = size(taken, 2) + 1;
      taken(1, 2 * group) = false;
    end
    groups(v) = group;
    weights(v) = -Inf;
    around = neighbours(starts(v):starts(v + 1) - 1);
    fresh = around(~taken(around, group));
    taken(fresh, group) = true;
    weights(fresh) = weights(fresh) + 1;
  end
end
