function z = groups_of_values(x, p)
  % accumarray with functions of one's own, and reductions of all elements.
  k = mod((1:numel(x))', 3) + 1;
  g = accumarray(k, x, [4, 1], @(t) sum(t .^ p));
  h = accumarray([k, k], x(:), [3, 4], @prod, 2);
  m = accumarray({k, ones(size(k))}, x, [], @spread);
  w = accumarray(k, p, [], @(t) sum(t) ^ 2);
  z = sum(g .^ 2) + sum(sum(h .^ 2)) + sum(m) + sum(w) + var(x, 0, 'all') * std(x .^ 2, 1, "all");
  parts = accumarray(k, (1:numel(x))', [], @(t) {t});
  z = z + x(parts{1}(1)) ^ 3;
end

function s = spread(t)
  s = sum((t - mean(t)) .^ 2) * numel(t);
end
%@ at [1.4; 0.7; 2.2; 1.9; 0.3], 2.5
%@ at [1.4 0.7 2.2 1.9 0.3 1.2 0.8], 1.5
