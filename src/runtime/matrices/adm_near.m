function pairs = adm_near(d)
% ADM_NEAR  The pairs of numbers that are equal, or too near to be distinguished by their difference.
%   pairs = adm_near(d): a column for each ordered pair of places i, k in d, and for each place in such a pair with itself: i, k,
%   0 (adm_spectrum), d(k) - d(i), and the size of the largest number. Nearer than 1e-9 of that the reciprocal of the
%   difference would make rounding errors a billion times as large.
  n = numel(d);
  gaps = reshape(d, 1, n) - reshape(d, n, 1);
  largest = max([abs(d(:)); 0]);
  is_near = abs(gaps) <= 1e-9 .* largest & ~eye(n);
  is_near = is_near | diag(any(is_near, 1));
  [i, k] = find(is_near);
  i = reshape(i, 1, []);
  pairs = [i; reshape(k, 1, []); zeros(size(i)); reshape(gaps(is_near), 1, []); largest + zeros(size(i))];
end
