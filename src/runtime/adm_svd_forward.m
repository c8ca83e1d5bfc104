function g = adm_svd_forward(g_x, of, x, u, s, v)
% ADM_SVD_FORWARD  The tangent of a result of [u, s, v] = svd(x): the counterpart of adm_svd.
%   g = adm_svd_forward(g_x, of, x, u, s, v): `of` is 'u', 's' or 'v'; v is [] where it was not asked for.
  k = min(size(x));
  if isempty(v)
    [~, ~, v] = svd(x, 'econ');
  end
  left = adm_real(u);
  right = v;
  u = u(:, 1:k);
  v = v(:, 1:k);
  g = zeros(size(s));
  s = diag(s(1:k, 1:k));
  m = u.' * g_x * v;
  f = adm_eig_gaps(s.^2);
  switch of
    case 'u'
      g = adm_svd_last_forward(u * (f .* (m .* s.' + s .* m.')) + (g_x * v - u * m) ./ s.', left);
    case 's'
      g(1:k, 1:k) = diag(diag(m));
    case 'v'
      g = adm_svd_last_forward(v * (f .* (s .* m + m.' .* s.')) + (g_x.' * u - v * m.') ./ s.', right);
  end
end
