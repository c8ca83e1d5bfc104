function a_y = adm_mpower_right(a_z, x, y, z)
% ADM_MPOWER_RIGHT  The adjoint of y in z = x ^ y.
  if isempty(x) || isempty(y)
    a_y = zeros(size(y));
  elseif ~isscalar(y)
    a_y = adm_mpower_frechet(a_z, x, y.');
  else
    a_y = sum(sum(a_z .* adm_mpower_order(x, y, z)));
  end
end
