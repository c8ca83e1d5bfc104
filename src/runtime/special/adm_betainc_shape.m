function rate = adm_betainc_shape(x, a, b, which)
% ADM_BETAINC_SHAPE  The derivative of betainc(x, a, b) with regard to a or b; that of the upper tail is the opposite.
%   rate = adm_betainc_shape(x, a, b, which): by a for 1, by b for 2; see adm_betainc_parts. At the ends it is 0, and has a derivative of
%   its own where the density is 0.
  [front, rate] = adm_betainc_parts(x, a, b, which);
  rate = front .* rate;
  rest = x .* (1 - x) + zeros(size(rate));
  isOpen = (x == 0 & a <= 1) | (x == 1 & b <= 1) | false(size(rate));
  rate(isOpen) = adm_abs(1, rest(isOpen));
end
