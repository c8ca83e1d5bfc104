function z = adm_inv(x, z)
% ADM_INV  The inverse z = inv(x) of a matrix that may change.
%   z = adm_inv(x, z): an error Adjoinery:rank where x is singular to working precision: the library gives infinity, or
%   numbers that are as large as the reciprocal of the precision and mean nothing, and the inverse has no derivative.
  if ~isempty(x) && ~(eps(class(z)) * norm(x, 1) * norm(z, 1) < 1)
    error('Adjoinery:rank', 'The matrix is singular: its inverse has no derivative. pinv(A) has one.');
  end
end
