function name = nearest(word, names)
  % NEAREST  The name that takes the fewest changes of letters to make of a word.
  distances = cellfun(@(it) distance(lower(word), lower(it)), names);
  [~, at] = min(distances);
  name = names{at};
end

function d = distance(a, b)
  row = 0:numel(b);
  for i = 1:numel(a)
    before = row;
    row(1) = i;
    for j = 1:numel(b)
      row(j + 1) = min([before(j + 1) + 1, row(j) + 1, before(j) + (a(i) ~= b(j))]);
    end
  end
  d = row(end);
end
