function v = joined(list)
% JOINED  The elements of arrays in a cell, as one column of doubles.
  list = cellfun(@(v) full(double(v(:))), list, 'UniformOutput', false);
  v = vertcat(zeros(0, 1), list{:});
end
