function g_z = adm_nchoosek_forward(g_x, k)
% ADM_NCHOOSEK_FORWARD  The tangent of z = nchoosek(x, k): the counterpart of adm_nchoosek.
  if isscalar(g_x)
    g_z = 0;
  else
    g_z = nchoosek(g_x, k);
  end
end
