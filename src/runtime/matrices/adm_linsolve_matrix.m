function m = adm_linsolve_matrix(x, o)
% ADM_LINSOLVE_MATRIX  The matrix m of the system that linsolve(x, y, o) solves, m * z = y.
  m = adm_linsolve_part(x, o);
  if isfield(o, 'TRANSA') && o.TRANSA
    m = m.';
  end
end
