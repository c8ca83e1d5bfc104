function rate = adm_betaincinv_shape(z, a, b, which)
% ADM_BETAINCINV_SHAPE  The derivative of z = betaincinv(x, a, b) with regard to a or b: what keeps betainc(z, a, b) as it is.
%   rate = adm_betaincinv_shape(z, a, b, which): by a for 1, by b for 2; 0 where z is 0 or 1, and no derivative of its own there.
  [~, rate] = adm_betainc_parts(z, a, b, which);
  rest = z .* (1 - z);
  rate = -rate .* rest;
  rest = rest + zeros(size(rate));
  isEnd = rest == 0;
  rate(isEnd) = adm_abs(1, rest(isEnd));
end
