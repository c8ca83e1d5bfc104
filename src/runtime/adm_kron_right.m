function a_y = adm_kron_right(a_z, x, y)
% ADM_KRON_RIGHT  The adjoint of y in z = kron(x, y).
  if issparse(a_z) && ~issparse(y)
    a_y = full(adm_kron_at(a_z, x, y, 1, ones(size(y))));
  elseif issparse(a_z)
    [i, j, a] = find(a_z);
    m = size(y, 1);
    n = size(y, 2);
    factors = full(x(ceil(i(:) ./ m) + (ceil(j(:) ./ n) - 1) .* size(x, 1)));
    a_y = sparse(mod(i(:) - 1, m) + 1, mod(j(:) - 1, n) + 1, a(:) .* factors(:), m, n);
  else
    blocks = permute(reshape(a_z, [size(y, 1), size(x, 1), size(y, 2), size(x, 2)]), [1 3 2 4]);
    a_y = reshape(reshape(blocks, numel(y), numel(x)) * x(:), size(y));
  end
end
