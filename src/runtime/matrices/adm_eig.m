function a_x = adm_eig(a_v, a_d, v, d)
% ADM_EIG  The adjoint of [v, d] = eig(x); d and a_d are columns.
%   a_x = adm_eig(a_v, a_d, v, d): the eigenvectors have length one, and complex ones the phase that adm_eig_phases tells.
%   Vectors with an adjoint have been read: errors of adm_check_distinct.
  a_x = adm_eig_part(a_v, a_d, any(a_v ~= 0, 1), v, d, adm_near(d));
end
