function a_x = adm_kron_left(a_z, x, y)
% ADM_KRON_LEFT  The adjoint of x in z = kron(x, y).
%   a_x = adm_kron_left(a_z, x, y): no place of a sparse a_z is asked for by its value, so that this can be differentiated
%   where a_z is zero.
  if issparse(a_z)
    [m, n] = size(x);
    count = size(y, 2);
    a_x = sparse(m, n);
    for k = 1:count
      a_x = a_x + kron(speye(m), sparse(y(:, k).')) * a_z(:, k:count:end);
    end
    if ~issparse(x)
      a_x = full(a_x);
    end
  else
    blocks = permute(reshape(a_z, [size(y, 1), size(x, 1), size(y, 2), size(x, 2)]), [2 4 1 3]);
    a_x = reshape(reshape(blocks, numel(x), numel(y)) * y(:), size(x));
  end
end
