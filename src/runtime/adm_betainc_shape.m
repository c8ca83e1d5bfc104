function rate = adm_betainc_shape(x, a, b, which)
% ADM_BETAINC_SHAPE  The derivative of betainc(x, a, b) with regard to a or b; that of the upper tail is the opposite.
%   rate = adm_betainc_shape(x, a, b, which): by a for 1, by b for 2; see adm_betainc_parts.
  [front, rate] = adm_betainc_parts(x, a, b, which);
  rate = front .* rate;
end
