function rate = adm_gammainc_shape(x, a)
% ADM_GAMMAINC_SHAPE  The derivative of gammainc(x, a) with regard to a; that of the upper tail is the opposite.
%   rate = adm_gammainc_shape(x, a): see adm_gammainc_parts. At x = 0 it has a derivative of its own where the density is 0.
  [front, rate] = adm_gammainc_parts(x, a);
  rate = front .* rate;
  x = x + zeros(size(rate));
  isOpen = x == 0 & a <= 1;
  rate(isOpen) = rate(isOpen) + adm_abs(1, x(isOpen));
end
