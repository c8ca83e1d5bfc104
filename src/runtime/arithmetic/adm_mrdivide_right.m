function a_y = adm_mrdivide_right(a_z, x, y, z, dropped)
% ADM_MRDIVIDE_RIGHT  The adjoint of y in z = x / y, which is (y.' \ x.').' .
%   a_y = adm_mrdivide_right(a_z, x, y, z, 'dropped'): where y is a number, it is zero if all of a_z is, though y is 0: the
%   quotient was left out.
  if isscalar(y)
    a_y = -adm_used_sum(a_z, z) ./ y;
    if nargin > 4 && all(a_z(:) == 0)
      a_y = adm_used(a_y, 0);
    end
  else
    a_y = adm_mldivide_left(a_z.', y.', x.', z.').';
  end
end
