function columns = directional(value, count)
  % DIRECTIONAL  The numbers of a tangent in many directions: a row for each number of its value, a column for each direction.
  if iscell(value)
    parts = cellfun(@(it) adj.internal.directional(it, count), value(:), 'UniformOutput', false);
    columns = vertcat(zeros(0, count), parts{:});
  elseif isstruct(value)
    columns = adj.internal.directional(struct2cell(value(:)), count);
  elseif isfloat(value) || islogical(value)
    columns = full(double(reshape(value, [], count)));
  else
    columns = zeros(0, count);
  end
end
