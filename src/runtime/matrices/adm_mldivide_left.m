function a_x = adm_mldivide_left(a_z, x, y, z)
% ADM_MLDIVIDE_LEFT  The adjoint of x in z = x \ y.
%   a_x = adm_mldivide_left(a_z, x, y, z): x is a scalar, or has full rank. Errors: Adjoinery:rank where it has not.
%   Source: Giles (2008), 2.3.1; for the other shapes the derivative of the pseudoinverse of constant rank, Golub and
%   Pereyra (1973), (4.12).
  if isscalar(x)
    a_x = -sum(a_z(:) .* z(:)) ./ x;
  elseif size(x, 1) == size(x, 2)
    a_x = -adm_solve_regular(x.', a_z) * z.';
  elseif size(x, 1) > size(x, 2)
    [q, r] = qr(x, 0);
    adm_check_rank(r);
    a_x = conj(y - x * z) * (r \ (r' \ conj(a_z))).' - adm_mldivide_right(a_z, x, y) * z.';
  else
    [q, r] = qr(x', 0);
    adm_check_rank(r);
    adm_check_shortest(q, z);
    a_y = adm_mldivide_right(a_z, x, y);
    a_x = conj(r \ (q' * z)) * (a_z - x.' * a_y)' - a_y * z.';
  end
end
