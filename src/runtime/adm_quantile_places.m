function [low, high, part] = adm_quantile_places(x, p, dim)
% ADM_QUANTILE_PLACES  Between which elements quantile(x, p, dim) finds its values.
%   [low, high, part] = adm_quantile_places(x, p, dim): linear indices, with a column for each of p in folded x (see
%   adm_fold), and the part of the way from one element to the other. NaN count as none.
  y = adm_fold(x, dim);
  n = size(y, 2);
  [~, i] = sort(y, 2);
  m = sum(~isnan(y), 2);
  t = min(max(m .* reshape(p, 1, []) + 0.5, 1), max(m, 1));
  k = min(floor(t), max(n - 1, 1));
  part = t - k;
  rows = (1:size(y, 1)).' + zeros(size(k));
  pages = reshape(1:size(y, 3), 1, 1, []) + zeros(size(k));
  pick = @(k) rows + (i(rows + (k - 1) .* size(y, 1) + (pages - 1) .* size(y, 1) .* n) - 1) .* size(y, 1) + ...
    (pages - 1) .* size(y, 1) .* n;
  low = pick(k);
  high = pick(min(k + 1, n));
end
