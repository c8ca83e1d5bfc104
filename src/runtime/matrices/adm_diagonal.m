function values = adm_diagonal(d)
% ADM_DIAGONAL  Eigenvalues or singular values as a column, from a vector or from the diagonal of a matrix.
  if isvector(d)
    values = reshape(d, [], 1);
  else
    values = full(diag(d));
  end
end
