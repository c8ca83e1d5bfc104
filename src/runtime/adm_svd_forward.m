function g = adm_svd_forward(g_x, of, x, u, s, v)
% ADM_SVD_FORWARD  The tangent of a result of [u, s, v] = svd(x): the counterpart of adm_svd.
%   g = adm_svd_forward(g_x, of, x, u, s, v): `of` is 'u', 's' or 'v'; v is [] where it was not asked for. Square factors
%   move within what they span: what leads out of that is rounding, which a small singular value would blow up.
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
      g = u * (f .* (m .* s.' + s .* m.'));
      if size(u, 1) > k
        g = g + (g_x * v - u * m) ./ s.';
      end
      g = adm_svd_last_forward(g, left);
    case 's'
      g(1:k, 1:k) = diag(diag(m));
    case 'v'
      g = v * (f .* (s .* m + m.' .* s.'));
      if size(v, 1) > k
        g = g + (g_x.' * u - v * m.') ./ s.';
      end
      g = adm_svd_last_forward(g, right);
  end
end
