function g = adm_svd_part_forward(g_x, of, u, s, v, twins, pairs)
% ADM_SVD_PART_FORWARD  The tangent of a result of [u, s, v] = svd(x): the counterpart of adm_svd_part.
%   g = adm_svd_part_forward(g_x, of, u, s, v, twins, pairs): `of` is 'u', 's' or 'v'; twins may be empty. Square factors move
%   within what they span: what leads out of that is rounding, which a small singular value would blow up. Errors:
%   Adjoinery:complex for vectors of a real matrix in a complex direction.
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
  [both, one, e] = adm_svd_turns(m, s, twins, pairs);
  if strcmp(of, 'u')
    g = u * (both + one);
    if size(u, 1) > k
      g = g + adm_svd_parting(adm_svd_beside(g_x * v - u * m, s, [], pairs), s, e);
    end
  else
    g = v * (both - one);
    if size(v, 1) > k
      g = g + adm_svd_parting(adm_svd_beside(g_x.' * u - v * m.', s, [], pairs), s, e);
    end
  end
  if adm_has_regular(twins, pairs)
    regular = setdiff(1:k, pairs(1, pairs(3, :) == 4));
    if size(u, 1) >= size(v, 1)
      [g_u, g_v] = adm_svd_regular_forward(g_x, both, one, e, u, s, v, twins, pairs);
    else
      [g_v, g_u] = adm_svd_regular_forward(g_x.', both, -one, e, v, s, u, twins, pairs([2, 1, 3:end], :));
    end
    if strcmp(of, 'u')
      g(:, regular) = g_u;
    else
      g(:, regular) = g_v;
    end
  end
  if strcmp(of, 'u')
    g = adm_svd_last_forward(g, left);
  else
    g = adm_svd_last_forward(g, right);
  end
end
