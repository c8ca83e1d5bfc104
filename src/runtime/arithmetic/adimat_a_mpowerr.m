function a_y = adimat_a_mpowerr(x, y, a_z)
% ADIMAT_A_MPOWERR  The adjoint of y in z = x ^ y.
%   Of objects (see adm_is_object) for scalars; an error Adjoinery:derivativeClass otherwise.
  if ~adm_is_object(x, y, a_z)
    a_y = adm_mpower_right(a_z, x, y, x ^ y);
  elseif prod(size(x)) == 1 && prod(size(y)) == 1
    a_y = a_z .* x .^ y .* log(x);
  else
    error('Adjoinery:derivativeClass', ...
      'The derivative of this power of a matrix is computed for numbers, not for objects of class %s.', class(a_z));
  end
end
