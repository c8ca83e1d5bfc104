function z = broadcast_by_name(x, y)
  % bsxfun with operators and functions that it is mostly used with, and with one that is written there.
  d = bsxfun(@minus, x, max(x, [], 1));
  e = bsxfun(@times, exp(d), y);
  p = bsxfun(@rdivide, e, sum(e, 1) + 2);
  m = bsxfun(@max, p, 0.1 * y);
  c = 1 + p(1);
  m = m + bsxfun(@(s, t) 2 * exp(-s) .* hypot(t, c) - t / 3, x, y);
  weighted = @(s, t) c .* s .^ 2 + sin(t);
  c = 2;
  m = m .* bsxfun(weighted, y, x);
  z = sum(bsxfun(@power, 1 + m .^ 2, 2)(:)) + sum(bsxfun(@atan2, p, y)(:)) * any(bsxfun(@gt, x, y)(:));
end
%@ at [0.3 0.8; -0.2 1.4; 0.9 0.1], [0.5; 1.2; 0.7]
%@ at [0.3 0.8], [1.1 0.4]
%@ at 0.4, 0.8
%@ independents x, y
