function [front, rate] = adm_betainc_parts(x, a, b, which)
% ADM_BETAINC_PARTS  What derivatives of betainc(x, a, b) with regard to its shapes are made of.
%   [front, rate] = adm_betainc_parts(x, a, b, which): front is x^a * (1 - x)^b / beta(a, b), and front .* rate the derivative
%   by a (which is 1) or b (2). By the continued fraction and its derivative, for x or, from the other side, 1 - x; where a shape
%   is small, the relative error is some 1e-16 divided by it. Where x is 0 or 1 the rate is 0.
%   Source: DLMF 8.17.22, 5.11.1 and 5.11.2; R. J. Boik and J. F. Robison-Cox, Derivatives of the incomplete beta function,
%   J. Statistical Software 3 (1998); the fraction is evaluated by Lentz's method as Thompson and Barnett have changed it.
  if ~isreal(x) || ~isreal(a) || ~isreal(b) || any(a(:) <= 0) || any(b(:) <= 0)
    error('Adjoinery:incomplete', 'betainc has derivatives with regard to its shapes where these are real and positive.');
  end
  kind = class(full(x([])) + full(a([])) + full(b([])));
  wide = zeros(size(x)) + zeros(size(a)) + zeros(size(b));
  [x, a, b] = deal(double(full(x)) + wide, double(full(a)) + wide, double(full(b)) + wide);
  [front, rate] = deal(x + a + b);
  isEnd = x == 0 | x == 1;
  [front(isEnd), rate(isEnd)] = deal(0);
  middle = (a + 1) ./ (a + b + 2);
  is = ~isEnd & x <= middle;
  [front(is), rate(is)] = adm_betainc_parts_low(x(is), 1 - x(is), a(is), b(is), which);
  is = ~isEnd & x > middle;
  [front(is), other] = adm_betainc_parts_low(1 - x(is), x(is), b(is), a(is), 3 - which);
  rate(is) = -other;
  [front, rate] = deal(cast(front, kind), cast(rate, kind));
end

function [front, rate] = adm_betainc_parts_low(x, y, a, b, which)
  % Some at a time: they stay in the cache, and do not wait for others.
  [value, slope] = deal(x);
  for k = 1:4096:numel(x)
    these = k:min(k + 4095, numel(x));
    [value(these), slope(these)] = adm_betainc_parts_fraction(x(these), a(these), b(these), which);
  end
  excess = x .* b - y .* a;
  front = adm_betainc_parts_front(x, y, a, b, excess);
  if which == 1
    rate = adm_betainc_parts_log(x .* (a + b) ./ (a + 1), (excess - 1) ./ (a + 1)) - adm_betainc_parts_psi(a + 1);
  else
    rate = adm_betainc_parts_log(y .* (a + b) ./ b, -excess ./ b) - adm_betainc_parts_psi(b);
  end
  rate = value .* (rate + adm_betainc_parts_psi(a + b) + slope) ./ a;
end

function y = adm_betainc_parts_log(x, above)
  % log(x), where x - 1 is known
  y = log(x);
  isNear = abs(above) < 0.5;
  y(isNear) = log1p(above(isNear));
end

function y = adm_betainc_parts_psi(a)
  % psi(a) - log(a), also where a is large
  y = psi(a) - log(a);
  isLarge = a > 100;
  a = a(isLarge);
  y(isLarge) = -(0.5 + (1 ./ 12 - (1 ./ 120 - 1 ./ (252 .* a.^2)) ./ a.^2) ./ a) ./ a;
end

function front = adm_betainc_parts_front(x, y, a, b, excess)
  front = exp(a .* log(x) + b .* log(y) + gammaln(a + b) - gammaln(a) - gammaln(b));
  isBoth = a >= 10 & b >= 10;
  [s, t, d] = deal(a(isBoth), b(isBoth), excess(isBoth));
  front(isBoth) = exp(s .* adm_log1p_rest(d ./ s) + t .* adm_log1p_rest(-d ./ t) + adm_gammaln_rest(s + t) - ...
    adm_gammaln_rest(s) - adm_gammaln_rest(t)) .* sqrt(s .* t ./ (2 .* pi .* (s + t)));
  isOne = max(a, b) >= 10 & ~isBoth;
  [s, t] = deal(max(a(isOne), b(isOne)), min(a(isOne), b(isOne)));
  front(isOne) = exp(a(isOne) .* log(x(isOne)) + b(isOne) .* log(y(isOne)) + (s - 0.5) .* log1p(t ./ s) + t .* log(s + t) - t + ...
    adm_gammaln_rest(s + t) - adm_gammaln_rest(s) - gammaln(t));
end

function [value, slope] = adm_betainc_parts_fraction(x, a, b, which)
  % The value of 1 / (1 + r(1) / (1 + r(2) / ...)), and the derivative of its logarithm; so are those of c and d. For whole b the
  % fraction ends, and its derivatives do not: what would be left is looked at, too.
  [value, c] = deal(ones(size(x)));
  [slope, d, slope_c, slope_d] = deal(zeros(size(x)));
  left = ones(size(x));
  isKnown = false;
  k = 0;
  while ~isKnown
    k = k + 1;
    if k > 3e4
      error('Adjoinery:incomplete', 'The derivative of betainc with regard to its shapes is not found for shapes as large as these.');
    end
    m = floor(k ./ 2);
    r = x ./ ((a + (k - 1)) .* (a + k));
    if which == 1
      slope_r = -1 ./ (a + (k - 1)) - 1 ./ (a + k);
    end
    if mod(k, 2) == 0
      rate_r = m .* r;
      rate_b = rate_r;
      r = rate_r .* (b - m);
    else
      rate_r = -(a + m) .* r;
      rate_b = rate_r;
      r = rate_r .* (a + b + m);
      if which == 1
        slope_r = slope_r + 1 ./ (a + m) + 1 ./ (a + b + m);
      end
    end
    if which == 1
      rate_r = r .* slope_r;
    end
    slope_c = (rate_r - r .* slope_c) ./ c;
    c = 1 + r ./ c;
    slope_c = slope_c ./ c;
    next = 1 ./ (1 + r .* d);
    reach = r + (r == 0) .* rate_b;
    left = left .* abs(reach .* d .* next);
    slope_d = -next .* d .* (rate_r + r .* slope_d);
    d = next;
    step = slope_c + slope_d;
    value = value ./ (c .* d);
    slope = slope - step;
    isKnown = all(abs(c .* d - 1) <= 1e-15 & abs(step) <= 1e-14 .* abs(slope) + 1e-15 .* (which == 1) ./ (a + 1) & ...
      (left <= 1e-15 | b ~= round(b)));
  end
end
