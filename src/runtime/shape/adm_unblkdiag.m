function a_x = adm_unblkdiag(a_z, k, varargin)
% ADM_UNBLKDIAG  The adjoint of one of the matrices that blkdiag put together.
%   a_x = adm_unblkdiag(a_z, k, x1, x2, ...): the block of a_z that is the k-th matrix in z = blkdiag(x1, x2, ...).
  first = [1, 1];
  for part = 1:k - 1
    first = first + size(varargin{part});
  end
  last = first + size(varargin{k}) - 1;
  a_x = a_z(first(1):last(1), first(2):last(2));
end
