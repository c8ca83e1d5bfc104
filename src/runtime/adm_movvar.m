function a_x = adm_movvar(a_z, x, w, dim)
% ADM_MOVVAR  The adjoint of z = movvar(x, w), along dimension dim: see adm_moving.
  x = full(x);
  x = adm_real(x) - sum(x, dim) ./ size(x, dim);
  count = movsum(ones(size(x)), w, dim);
  a_z = 2 .* a_z .* (count > 1) ./ max(count - 1, 1);
  a_x = x .* adm_moving(a_z, w, false, dim) - adm_moving(a_z .* movmean(x, w, dim), w, false, dim);
end
