function a_x = adm_eig(a_v, a_d, v, d)
% ADM_EIG  The adjoint of [v, d] = eig(x), for real eigenvalues; d and a_d are columns.
%   a_x = adm_eig(a_v, a_d, v, d): the eigenvectors have length one. Between equal eigenvalues, where eigenvectors have
%   no derivative, nothing is passed.
%   Source: Giles (2008), 2.3.1, and the derivative of the length.
  adm_eig_check(v, d);
  a_v = full(a_v);
  a_v = a_v - v .* sum(v .* a_v, 1);
  a_x = v.' \ (diag(a_d) + adm_eig_gaps(d) .* (v.' * a_v)) * v.';
end
