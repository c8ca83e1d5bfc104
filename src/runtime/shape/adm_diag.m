function a_x = adm_diag(a_z, x, k)
% ADM_DIAG  The adjoint of z = diag(x, k), be x a vector or a matrix, or of z = diag(x, m, n) of a vector.
%   a_x = adm_diag(a_z, x), adm_diag(a_z, x, k): elements that have no place in z get zero.
  if nargin < 3
    k = 0;
  end
  n = numel(x);
  if isvector(x)
    n = max(0, min([n, size(a_z, 1) - max(-k, 0), size(a_z, 2) - max(k, 0)]));
  elseif n > 0
    n = numel(a_z);
  end
  rows = (1:n) + max(-k, 0);
  columns = (1:n) + max(k, 0);
  if isvector(x)
    a_x = zeros(size(x));
    a_x(1:n) = a_z(rows + (columns - 1) * size(a_z, 1));
  elseif issparse(x)
    a_x = sparse(rows, columns, reshape(a_z, 1, []), size(x, 1), size(x, 2));
  else
    a_x = zeros(size(x));
    a_x(rows + (columns - 1) * size(x, 1)) = a_z;
  end
end
