function order = coloring_order(name, neighbours, starts)
  % COLORING_ORDER  The order in which vertices are coloured: 'natural', as they come; 'largest', those with most neighbours
  %   first; 'smallest', where the last one has the fewest neighbours, the one before it the fewest among the others, and so on;
  %   'incidence', always the one with most neighbours that have been taken.
  n = numel(starts) - 1;
  degrees = diff(starts);
  switch name
    case 'natural'
      order = 1:n;
    case 'largest'
      [~, order] = sort(degrees, 'descend');
    case 'smallest'
      order = by_weight(-degrees, 1, neighbours, starts);
      order = order(end:-1:1);
    case 'incidence'
      order = by_weight(degrees / (n + 1), 1, neighbours, starts);
  end
end

% Takes the heaviest vertex again and again; its neighbours get heavier each time.
function order = by_weight(weights, gain, neighbours, starts)
  n = numel(weights);
  order = zeros(1, n);
  for k = 1:n
    [~, v] = max(weights);
    order(k) = v;
    weights(v) = -Inf;
    around = neighbours(starts(v):starts(v + 1) - 1);
    weights(around) = weights(around) + gain;
  end
end
