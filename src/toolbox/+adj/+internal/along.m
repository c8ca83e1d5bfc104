function list = along(d, inputs, tangents)
  % ALONG  The arguments of a tangent: each independent has its tangent before it.
  %   list = adj.internal.along(d, inputs, tangents): tangents is a cell of those of the positions of d.wrt. The tangents of the
  %   arguments in varargin are one cell.
  list = {};
  count = numel(d.parameters) - d.has_list;
  independents = zeros(1, numel(d.parameters));
  for k = 1:numel(d.slots)
    independents(strcmp(d.independents{d.slots(k)}, d.parameters)) = d.slots(k);
  end
  for k = 1:min(count, numel(inputs))
    if independents(k) > 0
      list = [list, tangents(d.slots == independents(k))];
    end
    list = [list, inputs(k)];
  end
  if d.has_list
    rest = inputs(count + 1:end);
    if independents(end) > 0
      of_list = cellfun(@(it) adj.internal.with_numbers(it, zeros(numel(adj.internal.numbers(it)), 1)), rest, 'UniformOutput', false);
      chosen = d.slots == independents(end);
      of_list(d.elements(chosen)) = tangents(chosen);
      list = [list, {of_list}];
    end
    list = [list, rest];
  end
end
