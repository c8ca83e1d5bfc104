function a_x = adimat_a_mrdividel(x, y, a_z)
% ADIMAT_A_MRDIVIDEL  The adjoint of x in z = x / y.
%   Of objects (see adm_is_object) for a scalar or square y; an error Adjoinery:derivativeClass otherwise.
  if ~adm_is_object(x, y, a_z)
    a_x = adm_mrdivide_left(a_z, x, y);
  elseif prod(size(y)) == 1
    a_x = adimat_adjred(x, a_z ./ y);
  else
    a_x = adimat_a_mldivider(y.', x.', a_z.').';
  end
end
