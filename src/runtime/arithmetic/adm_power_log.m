function d = adm_power_log(x, y, z)
% ADM_POWER_LOG  The derivative of z = x.^y with regard to y.
%   d = adm_power_log(x, y, z): z .* log(x). Where x is 0 it is 0 for positive exponents, and -Inf for 0:
%   0^0 is 1 and 0^y is 0 for all y > 0. It has a rule of its own.
  d = z .* log(x + (x == 0 & real(y) > 0));
  d(isinf(x + zeros(size(d))) & z == 0) = 0;
end
