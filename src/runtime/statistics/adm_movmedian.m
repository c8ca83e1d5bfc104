function a_x = adm_movmedian(a_z, x, w, dim)
% ADM_MOVMEDIAN  The adjoint of z = movmedian(x, w), along dimension dim: see adm_moving.
  a_x = adm_movmedian_terms(a_z, x, w, dim, true);
end
