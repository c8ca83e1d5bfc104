function rate = adm_gammaincinv_shape(z, a)
% ADM_GAMMAINCINV_SHAPE  The derivative of z = gammaincinv(x, a) with regard to a: what keeps gammainc(z, a) as it is.
%   rate = adm_gammaincinv_shape(z, a): 0 where z is 0, and Inf where it is infinite.
  [~, rate] = adm_gammainc_parts(z, a);
  rate = -rate .* z ./ a;
  rate(isinf(z)) = Inf;
end
