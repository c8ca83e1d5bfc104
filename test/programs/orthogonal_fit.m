function [x, z] = orthogonal_fit(A, b)
  % Least squares by orthogonal factors; systems by triangular ones.
  [Q, R] = qr(A, 0);
  x = R \ (Q' * b);
  [L, U, P] = lu(A' * A + eye(size(A, 2)));
  y = U \ (L \ (P * x));
  [M, ~] = lu(A);
  z = sum(y) + sum(sum(pinv(A))) + sum(log(abs(diag(R)))) + M(1, 1) + sum(linsolve(A' * A, x).^2);
end
%@ at [1 2; 4 3; -2 1], [1; 2; 0.5]
%@ at [1 2 0; 4 3 1; -2 1 2; 1 1 1], [1; 2; 0.5; 2]
