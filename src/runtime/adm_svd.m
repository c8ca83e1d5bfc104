function a_x = adm_svd(a_u, a_s, a_v, x, u, s, v)
% ADM_SVD  The adjoint of [u, s, v] = svd(x), economy size or not, of a real matrix.
%   a_x = adm_svd(a_u, a_s, a_v, x, u, s, v): v and a_v are [] where they were not asked for. Of the columns of u
%   and v that belong to no singular value see adm_svd_last. Between equal singular values nothing is passed.
%   Source: Townsend, "Differentiating the singular value decomposition" (2016).
  k = min(size(x));
  if isempty(v)
    [~, ~, v] = svd(x, 'econ');
    a_v = zeros(size(v));
  end
  u = adm_real(u);
  a_u = adm_svd_last(a_u, u, k);
  a_v = adm_svd_last(a_v, v, k);
  u = u(:, 1:k);
  v = v(:, 1:k);
  s = diag(s(1:k, 1:k));
  a_s = diag(a_s(1:k, 1:k));
  f = adm_eig_gaps(s.^2);
  inner = f .* (u.' * a_u - a_u.' * u) .* s.' + s .* (f .* (v.' * a_v - a_v.' * v)) + diag(a_s);
  a_x = u * inner * v.';
  if size(u, 1) > k
    a_x = a_x + ((a_u - u * (u.' * a_u)) ./ s.') * v.';
  end
  if size(v, 1) > k
    a_x = a_x + u * ((a_v - v * (v.' * a_v)) ./ s.').';
  end
end
