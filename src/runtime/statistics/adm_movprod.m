function a_x = adm_movprod(a_z, x, w, dim)
% ADM_MOVPROD  The adjoint of z = movprod(x, w), along dimension dim: see adm_moving.
  a_x = adm_movprod_terms(a_z, x, w, dim, true);
end
