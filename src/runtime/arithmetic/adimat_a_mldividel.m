function a_x = adimat_a_mldividel(x, y, a_z)
% ADIMAT_A_MLDIVIDEL  The adjoint of x in z = x \ y.
%   Of objects (see adm_is_object) for a scalar or square x; an error Adjoinery:derivativeClass otherwise.
  if ~adm_is_object(x, y, a_z)
    a_x = adm_mldivide_left(a_z, x, y, x \ y);
  elseif prod(size(x)) == 1
    terms = -(y .* a_z) ./ (x .* x);
    a_x = sum(terms(:));
  else
    if ~adm_is_object(x) && size(x, 1) == size(x, 2) && rcond(full(x)) < eps
      error('Adjoinery:rank', 'The matrix of the system is singular: its solution has no derivative.');
    end
    a_x = -(adimat_a_mldivider(x, y, a_z) * (x \ y).');
  end
end
