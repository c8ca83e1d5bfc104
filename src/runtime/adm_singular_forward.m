function g = adm_singular_forward(g_x, of, u, s, v, pairs)
% ADM_SINGULAR_FORWARD  The tangent of a result of [u, s, v, left, right, modes, twins, pairs] = adm_singular(x).
%   g = adm_singular_forward(g_x, of, u, s, v, pairs): `of` is its name; that of left and of right is 1 for vectors without a
%   tangent, which adm_read refuses.
  k = min(size(s));
  switch of
    case {'u', 's', 'v'}
      g = adm_svd_part_forward(g_x, of, u, s, v, pairs);
    case {'left', 'right'}
      g = zeros(1, size(u, 2));
      if strcmp(of, 'right')
        g = zeros(1, size(v, 2));
      end
      g(pairs(1, :)) = 1;
    otherwise
      g = adm_couplings(u(:, 1:k).' * g_x * v(:, 1:k), pairs);
  end
end
