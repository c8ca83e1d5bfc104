function a_x = adm_pencil(a_v, a_d, x, y, v, d)
% ADM_PENCIL  The adjoint of x in [v, d] = eig(x, y), for real eigenvalues; d and a_d are columns.
%   a_x = adm_pencil(a_v, a_d, x, y, v, d): that of y is -a_x * (v * diag(d) / v).', and what adm_pencil_length gives. Vectors
%   with an adjoint have been read: errors of adm_check_distinct.
  a_x = adm_pencil_part(a_v, a_d, any(a_v ~= 0, 1), x, y, v, d, adm_near(d));
end
