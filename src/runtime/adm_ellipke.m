function [rate_k, rate_e] = adm_ellipke(m)
% ADM_ELLIPKE  The derivatives of the complete elliptic integrals [k, e] = ellipke(m).
%   Source: Abramowitz and Stegun, 17.3.
  [k, e] = ellipke(m);
  isZero = m == 0;
  below = 2 .* m + isZero;
  rate_k = (e ./ (1 - m) - k) ./ below;
  rate_e = (e - k) ./ below;
  rate_k(m == 1) = Inf;
  rate_k(isZero) = pi ./ 8;
  rate_e(isZero) = -pi ./ 8;
end
