function adm_eig_check(v, d)
% ADM_EIG_CHECK  Refuses the derivatives of complex eigenvectors of two matrices, whose phase is a matter of the library,
%   and of too few.
  if ~isreal(v) || ~isreal(d)
    error('Adjoinery:eig', 'Complex eigenvectors of two matrices have no derivative rule; the eigenvalues alone have one.');
  end
  adm_eig_basis(v);
end
