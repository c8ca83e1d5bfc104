function rate = adm_power_log_rate(x, y, z)
% ADM_POWER_LOG_RATE  What the derivative of z .* log(x), with z = x.^y, has from the logarithm.
%   rate = adm_power_log_rate(x, y, z): z ./ x; at x = 0 what that tends to from the right.
  rate = z ./ x;
  isZero = x == 0 & real(y) >= 0;
  rate(isZero & real(y) > 1) = 0;
  rate(isZero & real(y) <= 1) = -Inf;
end
