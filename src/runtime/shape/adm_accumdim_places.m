function k = adm_accumdim_places(x, subs, dim, n)
% ADM_ACCUMDIM_PLACES  Which elements z = accumdim(subs, x, dim, n, @max) finds; of -x those that @min does.
%   k = adm_accumdim_places(x, subs, dim, n): linear indices, of several largest elements the first, 0 where none goes to.
  subs = subs(:);
  sizes = size(x);
  sizes(end + 1:dim) = 1;
  if isempty(n) || n == 0
    n = max(subs);
  end
  places = adm_fold(reshape(1:numel(x), size(x)), dim);
  x = adm_fold(x, dim);
  k = zeros(size(x, 1), n, size(x, 3));
  for s = reshape(unique(subs), 1, [])
    members = find(subs == s);
    [~, at] = max(x(:, members, :), [], 2);
    at = reshape(members(at), size(x, 1), 1, size(x, 3));
    k(:, s, :) = places(adm_select(at, 2, size(x, 2)));
  end
  sizes(dim) = n;
  k = reshape(k, sizes);
end
