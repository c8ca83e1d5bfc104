function a_x = adm_undiagonals(a_z, x, d)
% ADM_UNDIAGONALS  The adjoint of the matrix x in z = spdiags(x, d), whose columns are diagonals of it.
%   a_x = adm_undiagonals(a_z, x, d): the same call with the numbers of the elements tells what stands where.
  [n, m] = size(x);
  a_x = adm_unplace(a_z, spdiags(reshape(1:n .* m, n, m), d), x);
end
