function a_x = adm_singular_adjoint(a_u, a_s, a_v, a_left, a_right, a_twins, u, s, v, twins, pairs)
% ADM_SINGULAR_ADJOINT  The adjoint of [u, s, v, left, right, modes, twins, pairs] = adm_singular(x).
%   a_x = adm_singular_adjoint(a_u, a_s, a_v, a_left, a_right, a_twins, u, s, v, twins, pairs). Errors: those of adm_check_distinct.
  k = min(size(u, 2), size(v, 2));
  are_read = reshape(a_left(1:k) ~= 0 | a_right(1:k) ~= 0, 1, []);
  a_x = adm_svd_part(a_u, adm_once_rates(a_s, twins, pairs), a_v, are_read, a_twins, u, s, v, twins, pairs);
end
