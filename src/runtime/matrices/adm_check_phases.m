function adm_check_phases(are_known)
% ADM_CHECK_PHASES  Refuse complex eigenvectors of which it is not known what makes their phase.
%   adm_check_phases(are_known): an error Adjoinery:eig unless all are.
  if ~all(are_known)
    error('Adjoinery:eig', 'The phase of complex eigenvectors is not known, as no component that decides on it is real.');
  end
end
