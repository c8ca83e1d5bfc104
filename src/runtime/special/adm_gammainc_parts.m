function [front, rate] = adm_gammainc_parts(x, a)
% ADM_GAMMAINC_PARTS  What derivatives of gammainc(x, a) with regard to its shape a are made of.
%   [front, rate] = adm_gammainc_parts(x, a): front is x^a * exp(-x) / gamma(a + 1), and front .* rate the derivative by a.
%   By the power series, or by an integral of (log(t) - psi(a)) t^(a - 1) exp(-t) / gamma(a) on that side of x where it has one
%   sign, over log(t / x): in neither are there terms that cancel. Where x or a is 0 or infinite the rate is 0, but for a = 0
%   with x > 0, where it is that of -expint(x), and x = a = 0, where gammainc jumps and the rate is -Inf.
%   Source: DLMF 8.7.1 for the series, 8.2.1 for the integral, 5.11.1 and 5.11.2 for large a; its derivative by terms as in
%   R. J. Moore, Algorithm AS 187: Derivatives of the incomplete gamma integral, Applied Statistics 31 (1982).
  if ~isreal(x) || ~isreal(a) || any(x(:) < 0)
    error('Adjoinery:incomplete', 'gammainc has derivatives with regard to its shape for real x that are not negative.');
  end
  kind = class(full(x([])) + full(a([])));
  [x, a] = deal(double(full(x)) + zeros(size(a)), double(full(a)) + zeros(size(x)));
  [front, rate] = deal(x + a);
  isEnd = x == 0 | x > 1e100 | a > 1e100;
  rate(isEnd) = 0;
  rate(x == 0 & a == 0) = -Inf;
  front(isEnd) = x(isEnd) == 0 & a(isEnd) == 0;
  isOther = ~isEnd & ~isnan(rate);
  isSeries = isOther & a <= 100 & x <= a + 1;
  front(isOther) = adm_gammainc_parts_front(x(isOther), a(isOther));
  rate(isSeries) = adm_gammainc_parts_series(x(isSeries), a(isSeries));
  rate(isOther & ~isSeries) = adm_gammainc_parts_integral(x(isOther & ~isSeries), a(isOther & ~isSeries));
  [front, rate] = deal(cast(front, kind), cast(rate, kind));
end

function front = adm_gammainc_parts_front(x, a)
  front = exp(a .* log(x) - x - gammaln(a + 1));
  isLarge = a > 100;
  [x, a] = deal(x(isLarge), a(isLarge));
  front(isLarge) = exp(a .* adm_log1p_rest((x - a) ./ a) - adm_gammaln_rest(a)) ./ sqrt(2 .* pi .* a);
end

function rate = adm_gammainc_parts_series(x, a)
  [term, value] = deal(ones(size(x)));
  [slope, harmonic] = deal(zeros(size(x)));
  n = 0;
  while any(term > 1e-17 .* value)
    n = n + 1;
    harmonic = harmonic + 1 ./ (a + n);
    term = term .* x ./ (a + n);
    value = value + term;
    slope = slope - term .* harmonic;
  end
  rate = value .* (log(x) - psi(a + 1)) + slope;
end

function rate = adm_gammainc_parts_integral(x, a)
  % Over w = abs(log(t / x)) by Gauss and Legendre's rule, as far as the integrand is above exp(-45) of what it is at x; the
  % bound is found by Newton's method, which stays above it.
  side = 1 - 2 .* (x < a - 0.5);
  fall = @(w) side .* (x - a) .* w + x .* adm_expm1_rest(side .* w);
  last = 90 ./ (abs(x - a) + sqrt((x - a).^2 + 90 .* x));
  for k = 1:5
    last = last - (fall(last) - 45) ./ (side .* (x .* exp(side .* last) - a));
  end
  first = 1 + a .* (log(x) - psi(a + 1));
  isLarge = a > 100;
  s = a(isLarge);
  ratio = log1p((x(isLarge) - s) ./ s);
  isSmall = x(isLarge) < s ./ 2;
  ratio(isSmall) = log(x(isLarge & x < a ./ 2) ./ s(isSmall));
  first(isLarge) = s .* ratio + 0.5 + (1 ./ 12 - (1 ./ 120 - 1 ./ (252 .* s.^2)) ./ s.^2) ./ s;
  n = 40;
  k = 1:n - 1;
  [vectors, points] = eig(diag(k ./ sqrt(4 .* k.^2 - 1), 1) + diag(k ./ sqrt(4 .* k.^2 - 1), -1));
  rate = zeros(size(x));
  for k = 1:n
    w = last .* (1 + points(k, k)) ./ 2;
    rate = rate + vectors(1, k).^2 .* (first + side .* a .* w) .* exp(-fall(w));
  end
  rate = -side .* last .* rate;
end
