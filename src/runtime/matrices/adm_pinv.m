function a_x = adm_pinv(a_z, x, z)
% ADM_PINV  The adjoint of z = pinv(x), where the rank of x stays the same.
%   Source: Golub and Pereyra (1973), (4.12).
  left = eye(size(x, 1)) - x * z;
  right = eye(size(x, 2)) - z * x;
  a_x = -z.' * a_z * z.' + conj(left * a_z.' * (z * z') + (z' * z) * a_z.' * right);
end
