function [p, d, r] = unused_singularities(x)
  % Roots of zeros, and angles at the origin, whose adjoints and tangents are zero: they contribute nothing.
  [u, s, v] = svd(x);
  p = u * sqrt(s) * v.';
  n = sum(x .^ 2, 2);
  distances = sqrt(abs(n + n.' - 2 * x * x.') .* (1 - eye(2)));
  d = sum(1 ./ (distances(1, 2:end) + 1)) + sum(sum(sqrt(diag(x(:, 1) .^ 2))));
  [t, q] = cart2pol(x(1, :) .* [1, 0], x(2, :) .* [1, 0]);
  powers = (x(2, 2) * [1, 0]) .^ (0.2 * x(1, 1)) + 2 * (x(2, 2) * [1, 0]) .^ 0.3;
  r = q + t(1) * ([1, 0] .* nthroot(x(2, 2) * [1, 0], 3)) + powers(1);
end
%@ at [2 1; 0.3 3]
%@ at [1.2 -0.4; 0.7 1.5]
%@ independents x
