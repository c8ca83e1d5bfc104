function a_v = adimat_adjmultr(v, f, a_z)
% ADIMAT_ADJMULTR  The adjoint of v in z = f * v; see adm_mtimes_right.
  a_v = adm_mtimes_right(a_z, f, v);
end
