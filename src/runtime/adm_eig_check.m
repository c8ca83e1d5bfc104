function adm_eig_check(v, d)
% ADM_EIG_CHECK  Refuses the derivatives of complex eigenvectors, whose phase is a matter of the library,
%   and of too few.
  if ~isreal(v) || ~isreal(d)
    error('Adjoinery:eig', 'Complex eigenvectors have no derivative rule; the eigenvalues alone have one.');
  end
  adm_eig_basis(v);
end
