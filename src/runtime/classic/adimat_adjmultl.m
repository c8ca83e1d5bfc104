function a_v = adimat_adjmultl(v, a_z, f)
% ADIMAT_ADJMULTL  The adjoint of v in z = v * f; see adm_product_left.
  a_v = adm_product_left(a_z, isscalar(v), f);
end
