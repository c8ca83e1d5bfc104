function [neighbours, starts] = neighbours_of(graph)
  % NEIGHBOURS_OF  The graph of a symmetric matrix as lists: those of vertex v are neighbours(starts(v):starts(v + 1) - 1).
  n = size(graph, 1);
  [neighbours, vertices] = find(graph);
  others = neighbours ~= vertices;
  neighbours = reshape(neighbours(others), 1, []);
  counts = accumarray(vertices(others), 1, [n, 1]);
  starts = [1; 1 + cumsum(counts)].';
end
