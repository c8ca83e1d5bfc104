function g_u = adm_lu_forward_upper(g_x, l, u, p)
% ADM_LU_FORWARD_UPPER  The tangent of the second result of [l, u, p] = lu(x).
  [~, g_u] = adm_lu_forward(g_x, l, u, p);
end
