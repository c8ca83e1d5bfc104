function adm_check_rank(r)
% ADM_CHECK_RANK  Refuse the derivative of a system's solution with regard to a matrix that has not full rank.
%   adm_check_rank(r): r is the triangular factor of the matrix. An error Adjoinery:rank where the rank is not full: the
%   solution jumps as soon as the matrix changes, and what is made of the factor is large and means nothing.
  if ~adm_is_full_rank(r)
    error('Adjoinery:rank', 'The matrix of the rectangular system has not full rank: its solution has no derivative.');
  end
end
