function t = tangent_like(t, value, count)
  % TANGENT_LIKE  A tangent with zeros in the place of what has no derivatives: integers, text, functions.
  %   t = adj.internal.tangent_like(t, value, count): tangents in many directions have one dimension more, of `count`; 0 stands for
  %   a single direction.
  if iscell(value)
    for k = 1:numel(value)
      t{k} = adj.internal.tangent_like(t{k}, value{k}, count);
    end
  elseif isstruct(value)
    names = fieldnames(value);
    for n = 1:numel(value)
      for k = 1:numel(names)
        t(n).(names{k}) = adj.internal.tangent_like(t(n).(names{k}), value(n).(names{k}), count);
      end
    end
  elseif ~isfloat(value) && ~islogical(value)
    sizes = size(value);
    if count > 0
      sizes = [sizes, count];
    end
    t = zeros(sizes);
  end
end
