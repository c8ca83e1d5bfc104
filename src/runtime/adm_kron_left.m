function a_x = adm_kron_left(a_z, x, y)
% ADM_KRON_LEFT  The adjoint of x in z = kron(x, y).
  if issparse(a_z) && ~issparse(x)
    a_x = full(adm_kron_at(a_z, 1, x, y, ones(size(x))));
  elseif issparse(a_z)
    [i, j, a] = find(a_z);
    m = size(y, 1);
    n = size(y, 2);
    factors = full(y(mod(i(:) - 1, m) + 1 + mod(j(:) - 1, n) .* m));
    a_x = sparse(ceil(i(:) ./ m), ceil(j(:) ./ n), a(:) .* factors(:), size(x, 1), size(x, 2));
  else
    blocks = permute(reshape(a_z, [size(y, 1), size(x, 1), size(y, 2), size(x, 2)]), [2 4 1 3]);
    a_x = reshape(reshape(blocks, numel(x), numel(y)) * y(:), size(x));
  end
end
