function g = adm_svd_forward(g_x, of, x, u, s, v)
% ADM_SVD_FORWARD  The tangent of a result of [u, s, v] = svd(x): the counterpart of adm_svd.
%   g = adm_svd_forward(g_x, of, x, u, s, v): `of` is 'u', 's' or 'v'; v is [] where it was not asked for.
  k = min(size(x));
  if isempty(v)
    [~, ~, v] = svd(x, 'econ');
  end
  sizes = struct('u', size(u), 's', size(s), 'v', size(v));
  u = u(:, 1:k);
  v = v(:, 1:k);
  s = diag(s(1:k, 1:k));
  m = u.' * g_x * v;
  f = adm_eig_gaps(s.^2);
  g = zeros(sizes.(of));
  switch of
    case 'u'
      g(:, 1:k) = u * (f .* (m .* s.' + s .* m.')) + (g_x * v - u * m) ./ s.';
    case 's'
      g(1:k, 1:k) = diag(diag(m));
    case 'v'
      g(:, 1:k) = v * (f .* (s .* m + m.' .* s.')) + (g_x.' * u - v * m.') ./ s.';
  end
end
