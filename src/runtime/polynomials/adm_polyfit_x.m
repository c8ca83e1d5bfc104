function a_x = adm_polyfit_x(a_z, x, y, n, z)
% ADM_POLYFIT_X  The adjoint of x in z = polyfit(x, y, n): by the least squares problem that it solves.
  [v, d] = adm_polyfit_matrix(x, n);
  a_x = reshape(sum(adm_mldivide_left(a_z(:), v, y(:), z(:)) .* d, 2), size(x));
end
