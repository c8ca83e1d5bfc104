function a_x = adm_eig(a_v, a_d, v, d)
% ADM_EIG  The adjoint of [v, d] = eig(x); d and a_d are columns.
%   a_x = adm_eig(a_v, a_d, v, d): the eigenvectors have length one, and complex ones the phase that adm_eig_phases tells.
%   Between equal eigenvalues, where eigenvectors have no derivative, nothing is passed.
%   Source: Giles (2008), 2.3.1, and the derivatives of the length and of the phase.
  adm_eig_basis(v);
  a_v = full(a_v);
  if isreal(v)
    a_v = a_v - v .* sum(v .* a_v, 1);
  else
    t = sum(v .* a_v, 1);
    at = adm_eig_phases(v);
    a_v = a_v - conj(v) .* real(t);
    a_v(at) = a_v(at) - 1i * (imag(t) ./ v(at));
  end
  a_x = v.' \ (diag(a_d) + adm_eig_gaps(d) .* (v.' * a_v)) * v.';
end
