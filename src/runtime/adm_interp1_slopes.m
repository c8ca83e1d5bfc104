function [s, j] = adm_interp1_slopes(x, y, method)
% ADM_INTERP1_SLOPES  The slopes of an interpolating curve at the places where its values are given.
%   [s, j] = adm_interp1_slopes(x, y, method): x ascends, y is a column; j is the Jacobian of s with regard to y. Splines
%   are linear in y. pchip: Fritsch and Butland (1984), with one-sided formulas at the ends.
  n = numel(x);
  if strcmp(method, 'spline')
    [breaks, coefficients, ~, order, curves] = unmkpp(spline(x(:).', eye(n)));
    first = coefficients(:, 1:order - 1) .* (order - 1:-1:1);
    j = ppval(mkpp(breaks, first, curves), x(:).').';
    s = j * y;
  elseif strcmp(method, 'pchip')
    h = diff(x(:));
    difference = sparse([1:n - 1, 1:n - 1], [1:n - 1, 2:n], [-1 ./ h; 1 ./ h], n - 1, n);
    [s, j] = adm_interp1_slopes_pchip(h, full(difference * y));
    j = j * difference;
  else
    s = zeros(n, 1);
    j = sparse(n, n);
  end
end

function [s, j] = adm_interp1_slopes_pchip(h, d)
  % The slopes from the quotients of differences d, and their derivatives with regard to these.
  n = numel(d) + 1;
  s = zeros(n, 1);
  j = sparse(n, n - 1);
  if n == 2
    s(:) = d;
    j(:) = 1;
    return
  end
  for k = 2:n - 1
    if sign(d(k - 1)) * sign(d(k)) > 0
      left = (2 .* h(k) + h(k - 1)) ./ (3 .* (h(k - 1) + h(k)));
      right = 1 - left;
      % The harmonic mean of both, with weights.
      below = right .* d(k - 1) + left .* d(k);
      s(k) = d(k - 1) .* d(k) ./ below;
      j(k, k - 1) = left .* (d(k) ./ below).^2;
      j(k, k) = right .* (d(k - 1) ./ below).^2;
    end
  end
  [s(1), j(1, 1:2)] = adm_interp1_slopes_end(h(1), h(2), d(1), d(2));
  [s(n), j(n, [n - 1, n - 2])] = adm_interp1_slopes_end(h(n - 1), h(n - 2), d(n - 1), d(n - 2));
end

function [s, j] = adm_interp1_slopes_end(h1, h2, d1, d2)
  j = [2 .* h1 + h2, -h1] ./ (h1 + h2);
  s = j * [d1; d2];
  if sign(s) ~= sign(d1)
    s = 0;
    j = [0, 0];
  elseif sign(d1) ~= sign(d2) && abs(s) > abs(3 .* d1)
    s = 3 .* d1;
    j = [3, 0];
  end
end
