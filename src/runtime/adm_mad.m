function a_x = adm_mad(a_z, x, dim)
% ADM_MAD  The adjoint of z = mad(x, 0, dim), the mean of the distances from the mean.
  n = size(x, dim);
  side = sign(adm_real(x) - sum(x, dim) ./ n);
  a_x = a_z .* (side - sum(side, dim) ./ n) ./ n;
end
