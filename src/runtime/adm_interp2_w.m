function a_w = adm_interp2_w(a_z, x, y, w, xi, yi, method)
% ADM_INTERP2_W  The adjoint of the table w in z = interp2(x, y, w, xi, yi, method), linear or nearest.
%   a_w = adm_interp2_w(a_z, x, y, w, xi, yi, method): x and y are [] for interp2(w, xi, yi).
  a_w = reshape(full(adm_interp2_weights(x, y, w, xi, yi, method) * a_z(:)), size(w));
end
