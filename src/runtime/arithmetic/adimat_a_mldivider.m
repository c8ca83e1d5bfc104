function a_y = adimat_a_mldivider(x, y, a_z)
% ADIMAT_A_MLDIVIDER  The adjoint of y in z = x \ y.
%   Of objects (see adm_is_object) for a scalar or square x; an error Adjoinery:derivativeClass otherwise.
  if ~adm_is_object(x, y, a_z)
    a_y = adm_mldivide_right(a_z, x, y);
  elseif prod(size(x)) == 1
    a_y = adimat_adjred(y, a_z ./ x);
  elseif size(x, 1) == size(x, 2)
    a_y = x.' \ a_z;
  else
    error('Adjoinery:derivativeClass', ...
      'The matrix of a system has size %s: the derivative is computed for numbers, not for objects of class %s.', ...
      mat2str(size(x)), class(a_z));
  end
end
