function column = numbers_of(values)
  % NUMBERS_OF  The numbers of a cell of results or arguments as a column.
  if numel(values) == 1 && isa(values{1}, 'double')
    column = full(values{1}(:));
  else
    column = adj.internal.numbers(values);
  end
end
