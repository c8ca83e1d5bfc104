function rate = adm_ellipke(m, which, order)
% ADM_ELLIPKE  Derivatives of the complete elliptic integrals [k, e] = ellipke(m).
%   rate = adm_ellipke(m, which, order): of k where which is 1, of e where it is 2; order is 1, 2... By their power series where m
%   is near 0, where closed formulas cancel; else by their differential equation. 0 where m is -Inf.
%   Source: Abramowitz and Stegun, 17.3; DLMF 19.5.1 and 19.5.2, 15.10.1.
  c = 1.5 - which;
  isNear = abs(m) < 0.5;
  [rate, k, e] = deal(NaN(size(m), class(m)));
  s = m(~isNear);
  [k(~isNear), e(~isNear)] = ellipke(s);
  if which == 1
    before = k(~isNear);
    now = (e(~isNear) - (1 - s) .* before) ./ (2 .* s .* (1 - s));
  else
    before = e(~isNear);
    now = (before - k(~isNear)) ./ (2 .* s);
  end
  for n = 0:order - 2
    next = ((n + c) .* (n + 0.5) .* before - (1 + n - (c + 1.5 + 2 .* n) .* s) .* now) ./ (s .* (1 - s));
    [before, now] = deal(now, next);
  end
  now(s == 1) = Inf .* (2 * c);
  now(s == -Inf) = 0;
  rate(~isNear) = now;
  s = m(isNear);
  [value, power] = deal(zeros(size(s)), ones(size(s)));
  factor = pi ./ 2;
  for n = 1:order + 60
    factor = factor .* (n - 1 + c) .* (n - 0.5) ./ n.^2;
    if n >= order
      value = value + factor .* prod(n - order + 1:n) .* power;
      power = power .* s;
    end
  end
  rate(isNear) = value;
end
