function [z, s] = smoothed_series(x, y)
  % Moving sums, second differences, sets of values, values in between.
  m = movmean(x, 3) - movsum(y, [1 0]) / 2;
  c = del2([x; y; m], 0.5);
  u = union(x, y(1:2));
  d = setdiff(y, x(1));
  f = interpft(x, 8);
  r = repelem(y, 2);
  s = sum(u .* (1:numel(u))) + sum(d.^2) + sum(nonzeros(x .* y)) + sum(setxor(x, d).^2);
  z = sum(sum(c.^2)) + sum(f(1:numel(r)) .* r) + norm(m, 'inf');
end
%@ at [1 3.5 2.2 5], [2 0.3 4 1.5]
