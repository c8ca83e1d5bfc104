function [shapes, replaced] = next_shapes(known, ranks, sizes)
  % NEXT_SHAPES  The shapes that a new derivative may be told, and the derivative whose place it takes.
  %   [shapes, replaced] = adj.internal.next_shapes(known, ranks, sizes): shapes has the fields ranks, named and first: the
  %   elements `named` of the sizes are equal to the elements `first`. Equalities that hold by chance are dropped when a call
  %   breaks them; a function that has been called with three patterns of ranks is told ranks alone from then on.
  most_patterns = 3;
  shapes = struct('ranks', ranks, 'named', [], 'first', []);
  replaced = [];
  free = find([ranks == 3 | ranks == 4; ranks == 2 | ranks == 4]);
  free = free(:).';
  if isempty(free)
    return;
  end
  values = sizes(free);
  values = values(:);
  for k = 1:numel(known)
    d = known{k};
    if isequal(d.ranks, ranks)
      % The columns of the elements that were equal before, and are now.
      replaced = [replaced, k];
      values = [values, d.first(:)];
    end
  end
  shapes.named = free;
  if numel(known) - numel(replaced) >= most_patterns
    shapes.first = free;
    return;
  end
  [~, ~, group] = unique(values, 'rows');
  for k = numel(free):-1:1
    same = find(group == group(k), 1);
    shapes.first(k) = free(same);
  end
end
