function a_y = adm_kron_right(a_z, x, y)
% ADM_KRON_RIGHT  The adjoint of y in z = kron(x, y).
%   a_y = adm_kron_right(a_z, x, y): no place of a sparse a_z is asked for by its value, so that this can be differentiated
%   where a_z is zero.
  if issparse(a_z)
    [m, n] = size(y);
    a_y = sparse(m, n);
    for k = 1:size(x, 2)
      a_y = a_y + kron(sparse(x(:, k).'), speye(m)) * a_z(:, (k - 1) * n + 1:k * n);
    end
    if ~issparse(y)
      a_y = full(a_y);
    end
  else
    blocks = permute(reshape(a_z, [size(y, 1), size(x, 1), size(y, 2), size(x, 2)]), [1 3 2 4]);
    a_y = reshape(reshape(blocks, numel(y), numel(x)) * x(:), size(y));
  end
end
