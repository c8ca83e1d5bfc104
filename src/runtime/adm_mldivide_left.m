function a_x = adm_mldivide_left(a_z, x, y, z)
% ADM_MLDIVIDE_LEFT  The adjoint of x in z = x \ y.
%   a_x = adm_mldivide_left(a_z, x, y, z): x is a scalar, square, or has full rank.
%   Source: Giles (2008), 2.3.1; for the other shapes the derivative of the pseudoinverse of constant rank, Golub and
%   Pereyra (1973), (4.12).
  if isscalar(x)
    a_x = -sum(a_z(:) .* z(:)) ./ x;
    return
  end
  a_y = adm_mldivide_right(a_z, x, y);
  a_x = -a_y * z.';
  if size(x, 1) > size(x, 2)
    [q, r] = qr(x, 0);
    a_x = a_x + conj(y - x * z) * (r \ (q' * conj(a_y))).';
  elseif size(x, 1) < size(x, 2)
    [q, r] = qr(x', 0);
    adm_check_shortest(q, z);
    a_x = a_x + conj(r \ (q' * z)) * (a_z - x.' * a_y)';
  end
end
