function [points, weights] = adm_quadrature(f, moved, a, b, found, breaks, form)
% ADM_QUADRATURE  Points and weights that integrate a function, and what it depends on, over an interval.
%   [points, weights] = adm_quadrature(f, moved, a, b, found, breaks, form): the sum of weights(k) * f(points(k)) is found, the
%   integral of f from a to b, which may be infinite. Intervals end at the breaks. The form says how f gets points:
%   'each' alone (its values may be arrays then), all in a 'row' or in a 'column' (in MATLAB always in a row). moved: f with
%   other values in the place of those that it depends on ([]: it depends on none). The difference of the two is
%   known to 1e-8 of what is largest in it (1e-6 for points alone), or as well as f is there, down to intervals of 1e-6: so the
%   derivative is where f does not show it.
%   Intervals are divided until polynomials of degree 14 have f itself, not only its integral, to 1e-10 of what is
%   largest in it, and 1e-9 at the ends of the intervals: where f has a kink its derivatives jump. A jump of f is
%   refused: what moves it changes the integral, and no point sees that. So are integrals that are not found again. No
%   interval is divided in its middle, where a jump could hide. Where second derivatives jump, a few narrow intervals are
%   divided further for the second derivatives of the integral. Kinks that move leave the first derivative right and not
%   the second: adm_kinks_stay tells, where this function is differentiated.
%   Source: L. F. Shampine, Vectorized adaptive quadrature in MATLAB, J. Comput. Appl. Math. 211 (2008), for the
%   substitutions that weaken singularities at the ends.
  if ~isreal(a) || ~isreal(b) || ~isscalar(a) || ~isscalar(b) || isnan(a) || isnan(b)
    error('Adjoinery:quadrature', 'Integrals have derivatives between real bounds only.');
  end
  if a > b
    [points, weights] = adm_quadrature(f, moved, b, a, -found, breaks, form);
    weights = -weights;
    return
  end
  isColumn = ~strcmp(form, 'row') && exist('OCTAVE_VERSION', 'builtin') ~= 0;
  [s, w, high, edge] = adm_quadrature_rule(15);
  places = adm_quadrature_places(a, b, breaks);
  ends = unique([adm_quadrature_start(a, b), places]);
  open = [ends(1), ends(end), places];
  at = @(u) adm_quadrature_at(f, u, a, b, form, isColumn);
  [left, right] = deal(ends(1:end - 1), ends(2:end));
  [points, weights, sum1, size1, largest, total, count] = deal(zeros(1, 0), zeros(1, 0), 0, 0, 0, 0, 0);
  [change, changeTotal] = deal(0);
  kinks = zeros(2, 0);
  isRoughAround = true(size(left));
  [most, least] = deal(4000, 1e-8);
  if strcmp(form, 'each')
    % They may be integrals, of fewer digits.
    [most, least] = deal(600, 1e-6);
  end
  while ~isempty(left)
    count = count + numel(left);
    half = (right - left) ./ 2;
    [t, rate] = adm_quadrature_point(reshape((left + right) ./ 2 + s * half, 1, []), a, b);
    y = adm_quadrature_values(f, t, form, isColumn);
    if ~all(isfinite(y(:)))
      error('Adjoinery:quadrature', 'The integrand is not finite where its derivative is integrated.');
    end
    g = reshape(y .* rate, size(y, 1), numel(s), []);
    top = reshape(max(max(abs(g), [], 1), [], 2), 1, []);
    largest = max([largest, top]);
    total = total + sum(top(isfinite(top)) .* half) .* (total == 0);
    unknown = reshape(max(max(abs(adm_along(high, g, 2)), [], 1), [], 2), 1, []);
    isEnd = (left == ends(1) | right == ends(end)) & top .* half <= 1e-13 .* total;
    isKnown = unknown <= 1e-10 .* largest & ~isEnd;
    isKnown = adm_quadrature_meets(at, g, edge(1, :), left, open, isKnown, 1e-9 .* largest);
    isKnown = adm_quadrature_meets(at, g, edge(2, :), right, open, isKnown, 1e-9 .* largest) | isEnd;
    isRough = isKnown & half < 1e-4 & half > 1e-7 & unknown > 1e-13 .* largest;
    isKnown = isKnown & ~(isRough & sum(isRough) <= 8);
    isValueKnown = isKnown;
    if ~isempty(moved)
      d = reshape(adm_quadrature_change(moved, t, y, form, isColumn) .* rate, size(g));
      top = reshape(max(max(abs(d), [], 1), [], 2), 1, []);
      change = max([change, top]);
      changeTotal = changeTotal + sum(top .* half) .* (changeTotal == 0);
      unseen = reshape(max(max(abs(adm_along(high, d, 2)), [], 1), [], 2), 1, []);
      isEnd = (left == ends(1) | right == ends(end)) & top .* half <= 1e-13 .* changeTotal;
      isKnown = isKnown & (unseen <= max(4 .* unknown + 1e-14 .* largest, least .* change) | isEnd | half < 1e-6);
    end
    if any(~isKnown & half < 1e-12) || count > most
      error('Adjoinery:quadrature', ['The integrand jumps, is too wild or is not known well enough for a derivative ' ...
        'of its integral: integrate from jump to jump.']);
    end
    now = reshape(w * half, 1, []) .* rate;
    isTaken = reshape(repmat(isKnown, numel(s), 1), 1, []);
    points = [points, t(isTaken)];
    weights = [weights, now(isTaken)];
    sum1 = sum1 + sum(now(isTaken) .* y(:, isTaken), 2);
    size1 = size1 + sum(abs(now(isTaken) .* y(:, isTaken)), 2);
    isKink = isKnown & isRoughAround & half < 1e-4 & ~ismember(left, open) & ~ismember(right, open);
    kinks = [kinks, [left(isKink); right(isKink)]];
    isRoughAround = ~isValueKnown(~isKnown) | isRoughAround(~isKnown) & half(~isKnown) < 1e-4;
    isRoughAround = [isRoughAround, isRoughAround];
    [left, right] = deal(left(~isKnown), right(~isKnown));
    middle = left + 0.4871 .* (right - left);
    [left, right] = deal([left, middle], [middle, right]);
  end
  if numel(found) ~= numel(sum1) || ~all(abs(sum1 - found(:)) <= max(1e-5, 1e-4 .* size1))
    error('Adjoinery:quadrature', 'The integral is another one where its derivative is integrated.');
  end
  if ~isempty(kinks)
    u = mean(kinks, 1) + [-19; -1; s; 1; 19] * (kinks(2, :) - kinks(1, :)) ./ 2;
    t = adm_quadrature_point(reshape(min(max(u, ends(1)), ends(end)), 1, []), a, b);
    y = adm_quadrature_values(f, t, form, isColumn);
    weights = weights .* adm_kinks_stay(reshape(y, size(y, 1), numel(s) + 4, []), high, edge);
  end
  if isColumn
    [points, weights] = deal(points.', weights.');
  end
end

function isKnown = adm_quadrature_meets(at, g, edge, u, open, isKnown, tolerance)
% Whether polynomials have the values at the ends u of their intervals, too, but for those that are open: a kink or a jump
% between such an end and the point next to it moves no other value.
  asked = isKnown & ~ismember(u, open);
  if any(asked)
    y = at(u(asked));
    off = abs(reshape(adm_along(edge, g(:, :, asked), 2), size(y)) - y);
    isKnown(asked) = ~any(off > tolerance, 1);
  end
end

function y = adm_quadrature_at(f, u, a, b, form, isColumn)
  [t, rate] = adm_quadrature_point(u, a, b);
  y = adm_quadrature_values(f, t, form, isColumn) .* rate;
end

function [s, w, high, edge] = adm_quadrature_rule(n)
% Gauss's points and weights, what gives the last three coefficients of an expansion into Legendre polynomials, and what gives
% its values at both ends.
  k = 1:n - 1;
  beta = k ./ sqrt(4 .* k .^ 2 - 1);
  [v, d] = eig(diag(beta, 1) + diag(beta, -1));
  [s, order] = sort(diag(d));
  w = 2 .* v(1, order).' .^ 2;
  p = [ones(n, 1), s, zeros(n, n - 2)];
  for k = 2:n - 1
    p(:, k + 1) = ((2 .* k - 1) .* s .* p(:, k) - (k - 1) .* p(:, k - 1)) ./ k;
  end
  last = n - 2:n;
  high = ((last - 0.5) .* p(:, last) .* w).';
  edge = [(-1) .^ (0:n - 1); ones(1, n)] * (((1:n) - 0.5) .* p .* w).';
end

function u = adm_quadrature_start(a, b)
  u = [-1, -0.5171, 0.0313, 0.4889, 1];
  if isinf(b) && ~isinf(a)
    u = [0, 0.2571, 0.5117, 0.7463, 1];
  elseif isinf(a) && ~isinf(b)
    u = -[1, 0.7463, 0.5117, 0.2571, 0];
  end
end

function u = adm_quadrature_places(a, b, t)
  t = reshape(t(t > a & t < b), 1, []);
  if isinf(a) && isinf(b)
    u = 2 .* t ./ (1 + sqrt(1 + 4 .* t .^ 2));
  elseif isinf(b)
    u = sqrt(t - a) ./ (1 + sqrt(t - a));
  elseif isinf(a)
    u = -sqrt(b - t) ./ (1 + sqrt(b - t));
  else
    u = 2 .* sin(asin((2 .* t - a - b) ./ (b - a)) ./ 3);
  end
end

function [t, rate] = adm_quadrature_point(u, a, b)
  if isinf(a) && isinf(b)
    t = u ./ (1 - u .^ 2);
    rate = (1 + u .^ 2) ./ (1 - u .^ 2) .^ 2;
  elseif isinf(b)
    t = a + (u ./ (1 - u)) .^ 2;
    rate = 2 .* u ./ (1 - u) .^ 3;
  elseif isinf(a)
    t = b - (u ./ (1 + u)) .^ 2;
    rate = -2 .* u ./ (1 + u) .^ 3;
  else
    t = a + (b - a) ./ 4 .* (1 + u) .^ 2 .* (2 - u);
    t(u > 0) = b - (b - a) ./ 4 .* (1 - u(u > 0)) .^ 2 .* (2 + u(u > 0));
    rate = (b - a) .* 3 ./ 4 .* (1 - u) .* (1 + u);
  end
end

function d = adm_quadrature_change(moved, t, y, form, isColumn)
% How the values change with what the integrand captures; zero where that is not known.
  d = zeros(size(y));
  try
    d = adm_quadrature_values(moved, t, form, isColumn) - y;
  catch
  end
  d(~isfinite(d)) = 0;
end

function y = adm_quadrature_values(f, t, form, isColumn)
% One column for each point.
  if strcmp(form, 'each')
    y = cell(1, numel(t));
    for k = 1:numel(t)
      y{k} = reshape(feval(f, t(k)), [], 1);
    end
    y = [y{:}];
    return
  end
  if isColumn
    t = t.';
  end
  y = feval(f, t);
  if numel(y) ~= numel(t)
    error('Adjoinery:quadrature', 'The integrand gives %d values for %d points.', numel(y), numel(t));
  end
  y = reshape(y, 1, []);
end
