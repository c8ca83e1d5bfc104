function [ranks, sizes] = ranks_of(inputs)
  % RANKS_OF  The shapes of arguments: 1 scalar, 2 row, 3 column, 4 matrix, 0 where nothing is told of it.
  %   [ranks, sizes] = adj.internal.ranks_of(inputs): sizes has a column of rows and columns for each. Nothing is told of
  %   structures, cells, text, arrays without elements and those of more than two dimensions.
  count = numel(inputs);
  sizes = zeros(2, count);
  for k = 1:count
    x = inputs{k};
    if (isnumeric(x) || islogical(x)) && ndims(x) == 2
      sizes(:, k) = size(x);
    end
  end
  rows = sizes(1, :);
  columns = sizes(2, :);
  ranks = (1 + (columns > 1) + 2 * (rows > 1)) .* (rows > 0 & columns > 0);
end
