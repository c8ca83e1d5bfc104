function [place, width, lowest, highest] = adm_normalize_range(x, dim)
% ADM_NORMALIZE_RANGE  Where the elements lie between the smallest and the largest one, from 0 to 1, along a dimension.
%   [place, width, lowest, highest] = adm_normalize_range(x, dim): width is that of all, lowest and highest are 1 at the first of
%   these elements, else 0. An error Adjoinery:normalize where all are equal.
  [low, i] = min(x, [], dim);
  [high, k] = max(x, [], dim);
  width = high - low;
  if any(width(:) == 0)
    error('Adjoinery:normalize', 'normalize has no derivative where the numbers are divided by zero.');
  end
  place = (x - low) ./ width;
  lowest = adm_scatter(ones(size(i)), i, x, dim);
  highest = adm_scatter(ones(size(k)), k, x, dim);
end
