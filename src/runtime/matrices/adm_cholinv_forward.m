function g_z = adm_cholinv_forward(g_x, z)
% ADM_CHOLINV_FORWARD  The tangent of z = cholinv(x): the counterpart of adm_cholinv.
  g_x = triu(g_x);
  g_z = -z * (g_x + g_x' - diag(real(diag(g_x)))) * z;
end
