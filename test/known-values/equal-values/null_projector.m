function z = null_projector(A)
  % Projectors onto what a matrix of rank one maps to zero: its two vectors are any basis.
  [U, S, V] = svd(A);
  P = V(:, 2:3) * V(:, 2:3)';
  Q = U(:, 2:3) * U(:, 2:3)';
  z = P(1, 2) + P(2, 3) * Q(1, 1) + Q(1, 3);
end
%@ at [1; 2; -1] * [1 0.5 2]
%@ gradient differences
%@ none
