function v = adm_eigs_vectors(x, d)
% ADM_EIGS_VECTORS  Eigenvectors of length one for some of the eigenvalues of x, in the order of these.
%   v = adm_eigs_vectors(x, d): without the other eigenvalues, so that large sparse matrices stay affordable. The vectors
%   that a singular matrix maps to zero are found with one more row and column, which no eigenvector is orthogonal to.
%   Source: Keller (1977), the bordering lemma.
  n = size(x, 1);
  border = sin((1:n).'.^2);
  v = zeros(n, numel(d));
  for k = 1:numel(d)
    w = [x - d(k) .* speye(n), border; border.', 0] \ [zeros(n, 1); 1];
    v(:, k) = w(1:n) ./ norm(w(1:n));
  end
end
