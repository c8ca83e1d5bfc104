function column = numbers(value)
  % NUMBERS  All numbers of a value as a column: arrays column by column, cells and fields of structures in their order.
  if iscell(value)
    parts = cellfun(@adj.internal.numbers, value(:), 'UniformOutput', false);
    column = vertcat(zeros(0, 1), parts{:});
  elseif isstruct(value)
    column = adj.internal.numbers(struct2cell(value(:)));
  elseif isfloat(value) || islogical(value)
    column = full(double(value(:)));
  else
    column = zeros(0, 1);
  end
end
