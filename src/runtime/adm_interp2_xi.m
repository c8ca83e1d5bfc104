function a_xi = adm_interp2_xi(a_z, x, y, w, xi, yi, method)
% ADM_INTERP2_XI  The adjoint of the places xi in z = interp2(x, y, w, xi, yi, method): see adm_interp2_w.
  [~, by_x] = adm_interp2_weights(x, y, w, xi, yi, method);
  a_xi = reshape(full(by_x.' * w(:)) .* a_z(:), size(a_z));
  if numel(xi) ~= numel(a_z)
    a_xi = reshape(sum(a_xi, 1), size(xi));
  end
end
