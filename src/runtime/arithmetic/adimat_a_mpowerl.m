function a_x = adimat_a_mpowerl(x, y, a_z)
% ADIMAT_A_MPOWERL  The adjoint of x in z = x ^ y.
%   Of objects (see adm_is_object) for scalars, and for powers 1, 2, 3 and so on of a matrix; an error
%   Adjoinery:derivativeClass otherwise.
  if ~adm_is_object(x, y, a_z)
    a_x = adm_mpower_left(a_z, x, y, x ^ y);
  elseif prod(size(x)) == 1 && prod(size(y)) == 1
    a_x = a_z .* y .* x .^ (y - 1);
  elseif ~adm_is_object(y) && isscalar(y) && y >= 1 && y == fix(y)
    % z = x * ... * x: one term for each factor, in Horner's scheme.
    a_x = a_z;
    right = a_z;
    for k = 2:y
      right = right * x.';
      a_x = x.' * a_x + right;
    end
  else
    error('Adjoinery:derivativeClass', ...
      'The derivative of this power of a matrix is computed for numbers, not for objects of class %s.', class(a_z));
  end
end
