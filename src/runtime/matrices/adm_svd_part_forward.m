function g = adm_svd_part_forward(g_x, of, u, s, v, pairs)
% ADM_SVD_PART_FORWARD  The tangent of a result of [u, s, v] = svd(x): the counterpart of adm_svd_part.
%   g = adm_svd_part_forward(g_x, of, u, s, v, pairs): `of` is 'u', 's' or 'v'. Square factors move within what they span: what
%   leads out of that is rounding, which a small singular value would blow up. Errors: Adjoinery:complex for vectors of a real
%   matrix in a complex direction.
  k = min(size(u, 2), size(v, 2));
  left = adm_real(u);
  right = v;
  u = u(:, 1:k);
  v = v(:, 1:k);
  g = zeros(size(s));
  s = adm_singular_values(s, k);
  m = u.' * g_x * v;
  if strcmp(of, 's')
    g(1:k, 1:k) = diag(real(diag(m)));
    return
  end
  m = adm_real(m);
  g_x = adm_real(g_x);
  both = adm_eig_gaps(s) .* (m + m.') ./ 2;
  one = (m - m.') ./ 2 .* ~eye(k) ./ (s.' + s + eye(k));
  if ~isempty(pairs)
    both = both .* ~adm_pair_mask(pairs, k);
    one(adm_pair_mask(pairs(:, pairs(3, :) == 3), k)) = 0;
  end
  if strcmp(of, 'u')
    g = u * (both + one);
    if size(u, 1) > k
      g = g + adm_svd_beside(g_x * v - u * m, s, [], pairs);
    end
    g = adm_svd_last_forward(g, left);
  else
    g = v * (both - one);
    if size(v, 1) > k
      g = g + adm_svd_beside(g_x.' * u - v * m.', s, [], pairs);
    end
    g = adm_svd_last_forward(g, right);
  end
end
