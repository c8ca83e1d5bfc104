function z = pagemtimes(x, y)
% PAGEMTIMES  Products of the pages of arrays, as newer versions have it: those of a dimension of one page serve all.
  sizes = ones(2, max(ndims(x), ndims(y)));
  sizes(1, 1:ndims(x)) = size(x);
  sizes(2, 1:ndims(y)) = size(y);
  pages = max(sizes(:, 3:end), [], 1);
  x = repmat(x, [1, 1, pages ./ sizes(1, 3:end), 1]);
  y = repmat(y, [1, 1, pages ./ sizes(2, 3:end), 1]);
  z = zeros([size(x, 1), size(y, 2), pages]);
  for k = 1:prod(pages)
    z(:, :, k) = x(:, :, k) * y(:, :, k);
  end
end
