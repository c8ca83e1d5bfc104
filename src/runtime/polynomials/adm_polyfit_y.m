function a_y = adm_polyfit_y(a_z, x, y, n)
% ADM_POLYFIT_Y  The adjoint of y in z = polyfit(x, y, n).
  a_y = reshape(adm_mldivide_right(a_z(:), adm_polyfit_matrix(x, n), y(:)), size(y));
end
