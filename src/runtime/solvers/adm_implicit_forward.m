function g_z = adm_implicit_forward(g_y, x, y0, slope)
% ADM_IMPLICIT_FORWARD  The tangent of z = adm_implicit(x, y, y0, slope) for that of y.
  adm_implicit_check(x, y0, slope);
  g_z = reshape(-(slope \ g_y(:)), size(x));
end
