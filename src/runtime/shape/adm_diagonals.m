function a_x = adm_diagonals(a_z, d, x)
% ADM_DIAGONALS  The adjoint of elements that stand all along the diagonals of a matrix.
%   a_x = adm_diagonals(a_z, d, x): element k of x stands on diagonal d(k), as diag numbers them; elements of diagonals
%   that a_z does not have get 0.
  [n, m] = size(a_z);
  a_x = zeros(size(x));
  sums = zeros(n + m, 1);
  for j = 1:m
    k = m - j + 1:m - j + n;
    sums(k) = sums(k) + a_z(:, j);
  end
  at = m - d;
  isThere = at >= 1 & at <= n + m - 1;
  a_x(isThere) = sums(at(isThere));
end
