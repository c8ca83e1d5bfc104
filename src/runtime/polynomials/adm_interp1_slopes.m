function [s, t, r, by_quotients, by_lengths] = adm_interp1_slopes(x, y, method)
% ADM_INTERP1_SLOPES  The slopes of an interpolating curve at the places where its values are given.
%   [s, t, r] = adm_interp1_slopes(x, y, method): x ascends, y is a column. The Jacobian of s with regard to y is
%   t \ r, both sparse; with the method clamped y has the slopes at the ends before and behind the values. Splines: the equations of the slopes with the not-a-knot condition, de Boor, "A Practical Guide to
%   Splines" (1978), chapter 4. pchip: Fritsch and Butland (1984), with one-sided formulas at the ends; `by_quotients`
%   and `by_lengths` are its derivatives with regard to the quotients of differences and to the lengths between places.
  n = numel(x);
  if ~any(strcmp(method, {'spline', 'pchip', 'clamped'}))
    s = zeros(n, 1);
    t = speye(n);
    r = sparse(n, n);
    return
  end
  h = diff(x(:));
  difference = sparse([1:n - 1, 1:n - 1], [1:n - 1, 2:n], [-1 ./ h; 1 ./ h], n - 1, n);
  if strcmp(method, 'spline')
    [t, r] = adm_interp1_slopes_spline(h);
    r = r * difference;
    s = t \ (r * y);
  elseif strcmp(method, 'clamped')
    [s, t, r, by_lengths] = adm_interp1_slopes_clamped(h, difference, y);
    by_quotients = sparse(n, n - 1);
  else
    [s, by_quotients, by_lengths] = adm_interp1_slopes_pchip(h, full(difference * adm_real(y)));
    t = speye(n);
    r = by_quotients * difference;
  end
end

function [s, t, r, l] = adm_interp1_slopes_clamped(h, difference, y)
  % As a spline, with the slopes at the ends given by the first and the last of y. l is the derivative with regard to the lengths h
  % where the values stay.
  n = numel(h) + 1;
  k = (2:n - 1).';
  h1 = h(1:end - 1);
  h2 = h(2:end);
  t = sparse([1; k; k; k; n], [1; k - 1; k; k + 1; n], [1; h2; 2 .* (h1 + h2); h1; 1], n, n);
  quotients = sparse([k; k], [k - 1; k], [3 .* h2; 3 .* h1], n, n - 1);
  r = [sparse(1, 1, 1, n, 1), quotients * difference, sparse(n, 1, 1, n, 1)];
  s = full(t \ (r * y));
  d = full(difference * y(2:end - 1));
  d1 = d(1:end - 1);
  d2 = d(2:end);
  left = 3 .* d2 - 3 .* d1 .* h2 ./ h1 - 2 .* s(k) - s(k + 1);
  right = 3 .* d1 - 3 .* d2 .* h1 ./ h2 - 2 .* s(k) - s(k - 1);
  l = t \ sparse([k; k], [k - 1; k], [left; right], n, n - 1);
end

function [t, r] = adm_interp1_slopes_spline(h)
  % The equations t * s = r * d of the slopes s, from the quotients of differences d.
  n = numel(h) + 1;
  if n == 2
    t = speye(2);
    r = sparse([1; 1]);
    return
  end
  both = h(1:end - 1) + h(2:end);
  if n == 3
    t = speye(3);
    r = sparse([2 .* h(1) + h(2), -h(1); h(2), h(1); -h(2), h(1) + 2 .* h(2)] ./ both);
    return
  end
  k = (2:n - 1).';
  t = sparse([1; 1; k; k; k; n; n], [1; 2; k - 1; k; k + 1; n - 1; n], ...
    [h(2); both(1); h(2:end); 2 .* both; h(1:end - 1); both(end); h(end - 1)], n, n);
  left = [(h(1) + 2 .* both(1)) .* h(2), h(1).^2] ./ both(1);
  right = [h(end).^2, (2 .* both(end) + h(end)) .* h(end - 1)] ./ both(end);
  r = sparse([1; 1; k; k; n; n], [1; 2; k - 1; k; n - 2; n - 1], ...
    [left.'; 3 .* h(2:end); 3 .* h(1:end - 1); right.'], n, n - 1);
end

function [s, r, l] = adm_interp1_slopes_pchip(h, d)
  % The slopes from the quotients of differences d, and their derivatives with regard to these and to the lengths h.
  n = numel(d) + 1;
  if n == 2
    s = [d; d];
    r = sparse([1; 1]);
    l = sparse(2, 1);
    return
  end
  one = d(1:end - 1);
  other = d(2:end);
  h1 = h(1:end - 1);
  h2 = h(2:end);
  part = (2 .* h2 + h1) ./ (3 .* (h1 + h2));
  rises = sign(one) .* sign(other) > 0;
  % The harmonic mean of both, with weights, where both go the same way.
  below = (1 - part) .* one + part .* other;
  below(~rises) = 1;
  middle = rises .* one .* other ./ below;
  by_one = rises .* part .* (other ./ below).^2;
  by_other = rises .* (1 - part) .* (one ./ below).^2;
  by_part = middle .* (one - other) ./ below ./ (3 .* (h1 + h2).^2);
  [first, left, left_lengths] = adm_interp1_slopes_end(h(1), h(2), d(1), d(2));
  [last, right, right_lengths] = adm_interp1_slopes_end(h(n - 1), h(n - 2), d(n - 1), d(n - 2));
  s = [first; middle; last];
  k = (2:n - 1).';
  matrix = @(left, one, other, right) sparse([1; 1; k; k; n; n], [1; 2; k - 1; k; n - 1; n - 2], [left.'; one; other; right.'], n, n - 1);
  r = matrix(left, by_one, by_other, right);
  l = matrix(left_lengths, -h2 .* by_part, h1 .* by_part, right_lengths);
end

function [s, j, l] = adm_interp1_slopes_end(h1, h2, d1, d2)
  j = [2 .* h1 + h2, -h1] ./ (h1 + h2);
  l = [h2, -h1] .* (d1 - d2) ./ (h1 + h2).^2;
  s = j * [d1; d2];
  if sign(s) ~= sign(d1)
    s = 0;
    j = [0, 0];
    l = [0, 0];
  elseif sign(d1) ~= sign(d2) && abs(s) > abs(3 .* d1)
    s = 3 .* d1;
    j = [3, 0];
    l = [0, 0];
  end
end
