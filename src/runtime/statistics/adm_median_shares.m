function shares = adm_median_shares(x, dim)
% ADM_MEDIAN_SHARES  What each element adds to the median of what is not missing.
%   shares = adm_median_shares(x, dim): 1 for the element in the middle, one half for each of two, 0 for all others.
  if numel(dim) > 1
    error('Adjoinery:manyDimensions', 'The median along several dimensions at once has no derivative rule: reshape the array.');
  end
  y = adm_fold(x, dim);
  [~, i] = sort(y, 2);
  n = sum(~isnan(y), 2);
  shares = zeros(size(y));
  for middle = {floor((n + 1) / 2), floor(n / 2) + 1}
    is_middle = (1:size(y, 2)) == middle{1} & n > 0;
    at = adm_select(i, 2, size(y, 2));
    shares(at(is_middle)) = shares(at(is_middle)) + 0.5;
  end
  shares = reshape(shares, size(x));
end
