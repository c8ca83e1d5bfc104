function g_z = adm_mldivide_forward(g_x, x, y, z)
% ADM_MLDIVIDE_FORWARD  The tangent of z = x \ y in the direction g_x of x.
%   g_z = adm_mldivide_forward(g_x, x, y, z): the counterpart of adm_mldivide_left.
  if isscalar(x)
    g_z = -(g_x .* z) ./ x;
  elseif size(x, 1) == size(x, 2)
    g_z = -adm_solve_regular(x, g_x * z);
  elseif size(x, 1) > size(x, 2)
    [~, r] = qr(x, 0);
    adm_check_rank(r);
    g_z = r \ (r' \ (g_x' * (y - x * z))) - x \ (g_x * z);
  else
    [q, r] = qr(x', 0);
    adm_check_rank(r);
    adm_check_shortest(q, z);
    t = g_x' * (r \ (q' * z));
    g_z = (t - q * (q' * t)) - x \ (g_x * z);
  end
end
