function a_y = adm_implicit_y(a_z, x, y0, slope)
% ADM_IMPLICIT_Y  The adjoint of y in z = adm_implicit(x, y, y0, slope).
  adm_implicit_check(x, y0, slope);
  a_y = reshape(-(slope.' \ a_z(:)), size(y0));
end
