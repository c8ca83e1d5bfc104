function v = adm_eig_vectors(x, z)
% ADM_EIG_VECTORS  Eigenvectors of x in the order of its eigenvalues z.
  [w, d] = eig(x);
  w = adm_eig_basis(w);
  d = diag(d);
  v = w;
  for k = 1:numel(z)
    [~, i] = min(abs(d - z(k)));
    v(:, k) = w(:, i);
    d(i) = Inf;
  end
end
