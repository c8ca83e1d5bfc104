function g_z = adm_lu_packed_forward(g_x, x)
% ADM_LU_PACKED_FORWARD  The tangent of z = lu(x), which has both factors in one matrix: see adm_lu_forward.
  [l, u, p] = lu(x);
  k = size(l, 2);
  [g_l, g_u] = adm_lu_forward(g_x, l, u, p);
  g_z = zeros(size(x));
  g_z(:, 1:k) = tril(g_l, -1);
  g_z(1:k, :) = g_z(1:k, :) + triu(g_u);
end
