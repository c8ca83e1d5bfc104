function a_x = adm_linsolve_x(a_m, o)
% ADM_LINSOLVE_X  The adjoint of x in z = linsolve(x, y, o), from that of the matrix of the system.
%   a_x = adm_linsolve_x(a_m, o): see adm_linsolve_matrix.
  if isfield(o, 'TRANSA') && o.TRANSA
    a_m = a_m.';
  end
  a_x = adm_linsolve_part(a_m, o);
end
