function a_y = adm_mtimes_right(a_z, x, y)
% ADM_MTIMES_RIGHT  The adjoint of y in z = x * y, whichever of them is a scalar.
%   Source: Willkomm 2020, 5.3.2; the transpose does not conjugate.
  if isscalar(y)
    a_y = adm_used_sum(a_z, x);
  elseif isscalar(x)
    a_y = x .* a_z;
  else
    a_y = x.' * a_z;
  end
end
