function a_x = adm_lu(a_l, a_u, l, u, p)
% ADM_LU  The adjoint of [l, u, p] = lu(x), for the pivots that were chosen.
%   a_x = adm_lu(a_l, a_u, l, u, p): x may have any shape; its leading square block must be regular.
%   Source: de Hoog, Anderssen and Lukas, "Differentiation of matrix functionals using triangular factorization" (2011).
  k = size(l, 2);
  square = 1:k;
  below = k + 1:size(l, 1);
  beside = k + 1:size(u, 2);
  l1 = l(square, :);
  u1 = u(:, square);
  % What stands below and beside the square block follows from its factors.
  a_below = a_l(below, :) / u1.';
  a_beside = l1.' \ a_u(:, beside);
  a_l1 = a_l(square, :) - a_beside * u(:, beside).';
  a_u1 = a_u(:, square) - l(below, :).' * a_below;
  a_square = l1.' \ (tril(l1.' * a_l1, -1) + triu(a_u1 * u1.')) / u1.';
  a_x = p.' * [a_square, a_beside; a_below, zeros(numel(below), numel(beside))];
end
