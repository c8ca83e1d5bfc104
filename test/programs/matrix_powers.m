function [d, B, n] = matrix_powers(A, x)
  % Functions of whole matrices.
  d = det(A) * trace(A);
  B = kron(inv(A), x) + kron(A^3, x / 2);
  n = norm(A, 'fro') + norm(x) + norm(A * x, 1) + trace(A^-2) + sum(sum(A'^2));
end
%@ at [4 1; 2 3], [1; 2]
%@ at [4 1 0; 2 5 1; 0.5 1 3], [1; -2; 3]
%@ at 2, 3
