function adm_check_rank(r)
% ADM_CHECK_RANK  Refuse the solution of a rectangular system whose matrix has not full rank.
%   adm_check_rank(r): r is the triangular factor of the matrix. Where the rank is not full the solution jumps as soon
%   as it changes, and what is made of the factor is large and means nothing.
  d = abs(full(diag(r)));
  if any(d <= 10 * numel(d) * eps(max([d; 0])))
    error('Adjoinery:rank', 'The matrix of the rectangular system has not full rank: its solution has no derivative.');
  end
end
