function g_z = adm_cholupdate_forward(g_a, z, p)
% ADM_CHOLUPDATE_FORWARD  The tangent of [z, p] = cholupdate(r, x, kind), from that of the matrix that z is the factor of.
%   g_z = adm_cholupdate_forward(g_a, z, p): the counterpart of adm_cholupdate_part.
  if p == 0
    g_z = adm_chol_forward(g_a, triu(adm_real(z)));
  else
    g_z = zeros(size(z));
  end
end
