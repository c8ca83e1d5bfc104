function a_x = adm_mtimes_left(a_z, x, y)
% ADM_MTIMES_LEFT  The adjoint of x in z = x * y, whichever of them is a scalar.
%   Source: Willkomm 2020, 5.3.2; the transpose does not conjugate.
  if isscalar(x)
    a_x = adm_used_sum(a_z, y);
  elseif isscalar(y)
    a_x = a_z .* y;
  else
    a_x = a_z * y.';
  end
end
