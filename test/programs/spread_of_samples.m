function [z, c, n] = spread_of_samples(x, y, flag)
  % Measures of spread, and covariances of two samples.
  [u, m, s] = zscore(x, flag, 1);
  [low, high] = bounds(x, 'includenan');
  z = [iqr(x), iqr(y, 1), iqr(x, 'all'), mad(x, flag), mad(y)];
  z = [z, low(1), high(2), m * u(2, :).', s(1)];
  q = quantile(x, [0.2, 0.7], 1, 7);
  c = cov(x, y, 1 - flag) + cov(x, y) .* q(2, 1);
  n = cov(y, flag) .* sum(quantile(y) .* [1 2 3 4 5]);
end
%@ at [1 2; 4 3.3; 0 5; 2.2 9], [3; 1.5; 7; 4.4], 0
%@ at [1 2; 4 3.3; 0 5.1; 2.2 9; -1 3], [3; 1.5; 7; 4.4; 9.5], 1
%@ independents x, y
