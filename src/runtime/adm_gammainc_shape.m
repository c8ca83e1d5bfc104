function rate = adm_gammainc_shape(x, a)
% ADM_GAMMAINC_SHAPE  The derivative of gammainc(x, a) with regard to a; that of the upper tail is the opposite.
%   rate = adm_gammainc_shape(x, a): see adm_gammainc_parts.
  [front, rate] = adm_gammainc_parts(x, a);
  rate = front .* rate;
end
