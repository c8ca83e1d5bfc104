function rate = adm_gammaincinv_shape(z, a)
% ADM_GAMMAINCINV_SHAPE  The derivative of z = gammaincinv(x, a) with regard to a: what keeps gammainc(z, a) as it is.
%   rate = adm_gammaincinv_shape(z, a): Inf where z is infinite; 0 where it is 0, and no derivative
%   of its own there.
  [~, rate] = adm_gammainc_parts(z, a);
  rate = -rate .* z ./ a;
  rate(isinf(z)) = z(isinf(z));
  z = z + zeros(size(rate));
  rate(z == 0) = adm_abs(1, z(z == 0));
end
