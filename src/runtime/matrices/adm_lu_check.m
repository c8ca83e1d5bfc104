function adm_lu_check(u, below)
% ADM_LU_CHECK  Refuse the derivative of LU factors that jump.
%   adm_lu_check(u, below): u is the square block of the upper factor, below the rows of the lower factor beneath its own block. The
%   pivots divide what stands below them, so that only the last of a square or wide matrix may be zero: Adjoinery:rank else.
  pivots = diag(u);
  if isempty(below)
    pivots = pivots(1:end - 1);
  end
  if ~all(pivots)
    error('Adjoinery:rank', 'A column of the matrix depends on those before it: its LU factors have no derivative.');
  end
end
