function a_x = adm_polyarea(a_z, x, y, dim)
% ADM_POLYAREA  The adjoint of x in z = polyarea(x, y, dim); with x and y exchanged that of y.
  x = full(x);
  y = full(y);
  between = circshift(y, -1, dim) - circshift(y, 1, dim);
  a_x = 0.5 .* adm_abs(full(a_z), sum(adm_real(x) .* between, dim)) .* between;
end
