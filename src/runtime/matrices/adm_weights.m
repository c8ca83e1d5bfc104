function w = adm_weights(w, others)
% ADM_WEIGHTS  Weights of modes as a column, from a vector or from the diagonal of a matrix.
%   w = adm_weights(w), adm_weights(w, others): times the weights that there are before.
  if ~isvector(w) && nnz(w) > nnz(diag(w))
    error('Adjoinery:degenerate', 'A matrix between eigenvectors, or singular vectors, was taken for a diagonal one, which it is not.');
  end
  w = adm_diagonal(w);
  if nargin > 1
    w = w .* others;
  end
end
