function a_x = adm_lsqnonneg_left(a_z, x, y, z)
% ADM_LSQNONNEG_LEFT  The adjoint of x in z = lsqnonneg(x, y): that of least squares in the columns that are in use.
  used = z > 0;
  a_x = zeros(size(x));
  a_x(:, used) = adm_mldivide_left(a_z(used), x(:, used), full(y), z(used));
end
