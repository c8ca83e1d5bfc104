function c = adm_lags(u, x, b, dim)
% ADM_LAGS  Sums of products of an array with another that is delayed.
%   c = adm_lags(u, x, b, dim): c(k) is the sum of u(n) .* x(n - k + 1) along dimension dim, for as many k as b has
%   elements; c has the size of b.
  u = adm_fold(u, dim);
  x = adm_fold(x, dim);
  c = zeros(size(b));
  rows = size(x, 2);
  count = min(numel(b), rows);
  if numel(x) == rows && rows < 4 .* count
    % All sums at once, by the library's loop.
    found = filter(u(end:-1:1), 1, x);
    c(1:count) = reshape(found(rows:-1:rows - count + 1), size(c(1:count)));
    return
  end
  for k = 1:count
    c(k) = sum(sum(sum(u(:, k:end, :) .* x(:, 1:end - k + 1, :))));
  end
end
