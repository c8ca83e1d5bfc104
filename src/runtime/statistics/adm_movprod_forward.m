function g_z = adm_movprod_forward(g_x, x, w, dim)
% ADM_MOVPROD_FORWARD  The tangent of z = movprod(x, w), along dimension dim: the counterpart of adm_movprod.
  g_z = adm_movprod_terms(g_x, x, w, dim, false);
end
