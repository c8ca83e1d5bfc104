function [low, high, part] = adm_quantile_places(x, p, dim, method)
% ADM_QUANTILE_PLACES  Between which elements quantile(x, p, dim, method) finds its values.
%   [low, high, part] = adm_quantile_places(x, p, dim, method): linear indices, with a column for each of p in folded x
%   (see adm_fold), and the part of the way from one element to the other. NaN count as none. Without p, those from 0
%   to 1 by quarters. The methods are those of Hyndman and Fan, as quantile numbers them.
  if isempty(p)
    p = 0:0.25:1;
  end
  y = adm_fold(x, dim);
  n = size(y, 2);
  [~, i] = sort(y, 2);
  m = sum(~isnan(y), 2);
  p = reshape(p, 1, []);
  switch method
    case {1, 2}
      t = max(ceil(m .* p), 1);
    case 3
      t = m .* p;
      t = round(t) - (abs(t - fix(t)) == 0.5 & mod(round(t), 2) == 1);
    case 4
      t = m .* p;
    case 5
      t = m .* p + 0.5;
    case 6
      t = (m + 1) .* p;
    case 7
      t = (m - 1) .* p + 1;
    case 8
      t = (m + 1 / 3) .* p + 1 / 3;
    otherwise
      t = (m + 0.25) .* p + 0.375;
  end
  t = min(max(t, 1), max(m, 1));
  k = min(floor(t), max(n - 1, 1));
  part = t - k;
  if method == 2
    part = 0.5 .* (min(floor(m .* p + 1), max(m, 1)) > t) + part;
  end
  rows = (1:size(y, 1)).' + zeros(size(k));
  pages = reshape(1:size(y, 3), 1, 1, []) + zeros(size(k));
  pick = @(k) rows + (i(rows + (k - 1) .* size(y, 1) + (pages - 1) .* size(y, 1) .* n) - 1) .* size(y, 1) + ...
    (pages - 1) .* size(y, 1) .* n;
  low = pick(k);
  high = pick(min(k + 1, n));
end
