function [d, s] = matrix_functions(A)
  d = det(A) + trace(A) * norm(A);
  T = tril(A) * triu(A);
  s = sum(sum(inv(A + 3 * eye(size(A))) .* T)) + sum(diag(A)) + norm(A(:, 1)) + norm(A, 'fro') + sum(sum(2 ^ A));
end
%@ at [2 1; 0.5 3]
%@ at [2 1 0; 0.5 3 1; 1 1 4]
%@ at 3
