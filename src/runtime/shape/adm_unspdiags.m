function a_x = adm_unspdiags(a_z, x, d, m, n)
% ADM_UNSPDIAGS  The adjoint of the diagonals x in z = spdiags(x, d, m, n).
%   a_x = adm_unspdiags(a_z, x, d, m, n): the same call with the numbers of the elements tells what stands where, one diagonal
%   after the other, as two may be the same.
  a_x = zeros(size(x));
  for k = 1:size(x, 2)
    [i, j, number] = find(spdiags((1:size(x, 1)).', d(k), m, n));
    a_x(number, k) = reshape(a_z(i(:) + (j(:) - 1) .* m), [], 1);
  end
end
