function a_x = adm_mrdivide_left(a_z, x, y, dropped)
% ADM_MRDIVIDE_LEFT  The adjoint of x in z = x / y, which is (y.' \ x.').' .
%   a_x = adm_mrdivide_left(a_z, x, y, 'dropped'): where y is a number, zero adjoints stay zero, though it is 0: the quotient
%   was left out.
  if isscalar(y)
    a_x = a_z ./ y;
    if nargin > 3
      a_x = adm_used(a_x, a_z);
    end
    a_x = adm_unbroadcast(a_x, x);
  elseif size(y, 1) == size(y, 2)
    a_x = a_z / y.';
  else
    a_x = adm_mldivide_right(a_z.', y.', x.').';
  end
end
