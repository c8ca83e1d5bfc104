function a_x = adm_kron_left(a_z, x, y)
% ADM_KRON_LEFT  The adjoint of x in z = kron(x, y).
  blocks = permute(reshape(full(a_z), [size(y, 1), size(x, 1), size(y, 2), size(x, 2)]), [2 4 1 3]);
  a_x = reshape(reshape(blocks, numel(x), numel(y)) * y(:), size(x));
end
