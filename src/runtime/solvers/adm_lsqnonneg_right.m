function a_y = adm_lsqnonneg_right(a_z, x, y, z)
% ADM_LSQNONNEG_RIGHT  The adjoint of y in z = lsqnonneg(x, y): that of least squares in the columns that are in use.
  used = z > 0;
  a_y = zeros(size(y));
  if any(used)
    a_y = adm_mldivide_right(a_z(used), x(:, used), y);
  end
end
