function a_y = adm_kron_right(a_z, x, y)
% ADM_KRON_RIGHT  The adjoint of y in z = kron(x, y).
  blocks = permute(reshape(full(a_z), [size(y, 1), size(x, 1), size(y, 2), size(x, 2)]), [1 3 2 4]);
  a_y = reshape(reshape(blocks, numel(y), numel(x)) * x(:), size(y));
end
