function a_x = adm_pencil(a_v, a_d, x, y, v, d)
% ADM_PENCIL  The adjoint of x in [v, d] = eig(x, y), for real eigenvalues; d and a_d are columns.
%   a_x = adm_pencil(a_v, a_d, x, y, v, d): that of y is -a_x * (v * diag(d) / v).', and what adm_pencil_length gives.
%   Between equal eigenvalues, where eigenvectors have no derivative, nothing is passed.
%   Source: x * v = y * v * diag(d), differentiated, and the derivative of the length of the vectors.
  adm_eig_check(v, d);
  a_v = full(a_v);
  a_v = a_v - adm_pencil_norms(x, y, v) .* sum(v .* a_v, 1);
  a_x = (y * v).' \ (diag(a_d) + adm_eig_gaps(d) .* (v.' * a_v)) * v.';
end
