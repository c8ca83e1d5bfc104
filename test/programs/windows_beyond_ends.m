function z = windows_beyond_ends(x, y)
  % Moving windows that find a number, the nearest or the other end beyond the ends, or nothing.
  a = movmean(x, 3, 'Endpoints', 0.5) .* movmax(x, [2 1], 'Endpoints', 'same');
  b = movstd(x, 3, 'Endpoints', 'periodic') + movmedian(x, [0 2], 'Endpoints', 'shrink');
  c = movsum(x, 3, 'Endpoints', 'fill');
  d = movvar(y.', 2, 'Endpoints', 1) .* movmin(y.', 3, 'Endpoints', 'periodic');
  z = sum(a .* b) + sum(c(2:end - 1)) + sum(d(:)) + sum(movprod(x, 2, 'Endpoints', 'same'));
end
%@ at [1 4 2 7 3.5], [2 0.5 3 1; 1 2.5 4 0]
