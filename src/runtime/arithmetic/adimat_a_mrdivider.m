function a_y = adimat_a_mrdivider(x, y, a_z)
% ADIMAT_A_MRDIVIDER  The adjoint of y in z = x / y.
%   Of objects (see adm_is_object) for a scalar or square y; an error Adjoinery:derivativeClass otherwise.
  if ~adm_is_object(x, y, a_z)
    a_y = adm_mrdivide_right(a_z, x, y, x / y);
  elseif prod(size(y)) == 1
    terms = -(x .* a_z) ./ (y .* y);
    a_y = sum(terms(:));
  else
    a_y = adimat_a_mldividel(y.', x.', a_z.').';
  end
end
