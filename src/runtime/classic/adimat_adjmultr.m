function a_v = adimat_adjmultr(v, f, a_z)
% ADIMAT_ADJMULTR  The adjoint of v in z = f * v; see adm_product_right.
  a_v = adm_product_right(a_z, f, isscalar(v));
end
