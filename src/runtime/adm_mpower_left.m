function a_x = adm_mpower_left(a_z, x, y, z)
% ADM_MPOWER_LEFT  The adjoint of x in z = x ^ y.
  if ~isscalar(x)
    a_x = adm_mpower_frechet(a_z, x.', y);
  elseif isscalar(y)
    a_x = a_z .* y .* (x + (x == 0 & a_z == 0 & real(y) < 1)).^(y - (y ~= 0));
  else
    a_x = sum(sum(a_z .* (y * z))) ./ x;
  end
end
