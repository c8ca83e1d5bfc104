function a = adm_sparse_zeros(v)
% ADM_SPARSE_ZEROS  The zero adjoint of a value that may be a sparse matrix.
%   a = adm_sparse_zeros(v): zeros of the size of v; a sparse matrix without entries where v is one.
  if issparse(v)
    a = sparse(size(v, 1), size(v, 2));
  else
    a = zeros(size(v));
  end
end
