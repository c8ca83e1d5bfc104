function a_yi = adm_interp2_yi(a_z, x, y, w, xi, yi, method)
% ADM_INTERP2_YI  The adjoint of the places yi in z = interp2(x, y, w, xi, yi, method): see adm_interp2_w.
  [~, ~, by_y] = adm_interp2_weights(x, y, w, xi, yi, method);
  a_yi = reshape(full(by_y.' * w(:)) .* a_z(:), size(a_z));
  if numel(yi) ~= numel(a_z)
    a_yi = reshape(sum(a_yi, 2), size(yi));
  end
end
