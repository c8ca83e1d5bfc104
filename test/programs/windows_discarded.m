function z = windows_discarded(x, y)
  % Moving windows of which those beyond the ends are left out, or filled, along a dimension that is given.
  a = movmean(x, 3, 'Endpoints', 'discard') .* movmax(x, [1 1], 'Endpoints', 'discard');
  b = movsum(y, 2, 2, 'Endpoints', 'discard') + movmedian(y(:, 2:end), [1 0], 1, 'Endpoints', 'same');
  c = movstd(y, 3, 1, 2) + movstd(y.', 3, 1, 'Endpoints', 'fill').';
  d = movmean(reshape(y, 1, 4, []), 3) + movfun(@max, reshape(y, 1, 4, []), 2);
  z = sum(a) + sum(b(:) .* cos(1:6).') + sum(c(:, 2)) * d(3, 2) * d(1, 1) + movvar(x, 5, 'Endpoints', 'discard');
end
%@ at [1 4 2 7 3.5], [2 0.5 3 1; 1 2.5 4 0]
%@ dimensions any
