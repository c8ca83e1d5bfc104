function list = along(d, inputs, tangents, count)
  % ALONG  The arguments of a tangent: each independent has its tangent before it.
  %   list = adj.internal.along(d, inputs, tangents, count): tangents is a cell of those of the positions of d.wrt, count the number
  %   of directions, or 0 for tangents in one.
  list = {};
  independents = zeros(1, numel(d.parameters));
  for k = 1:numel(d.slots)
    independents(strcmp(d.independents{d.slots(k)}, d.parameters)) = k;
  end
  for k = 1:numel(inputs)
    if independents(k) > 0
      list{end + 1} = adj.internal.tangent_like(tangents{independents(k)}, inputs{k}, count);
    end
    list(end + 1) = inputs(k);
  end
end
