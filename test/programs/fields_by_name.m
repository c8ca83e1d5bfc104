function z = fields_by_name(q)
  % fields whose names are computed
  names = fieldnames(q);
  z = 0;
  for k = 1:numel(names)
    name = names{k};
    q.(name) = q.(name) .^ 2;
    q.([name, '_2']) = q.(name) * k;
    z = z + sum(q.([name, '_2'])) * numel(names);
  end
  if isfield(q, 'b')
    z = z + q.('b')(1);
  end
end
%@ at struct('a', [0.3 0.4], 'b', 0.7)
%@ at struct('c', 0.2)
%@ independents q
