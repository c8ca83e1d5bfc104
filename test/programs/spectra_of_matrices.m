function [z, e] = spectra_of_matrices(A, x)
  % Eigenvalues, also complex ones, and condition numbers.
  S = A + A';
  e = eig(S);
  m = eig(A);
  [v, d] = eig(S * S + eye(size(S)));
  z = sum(abs(m).^2) + cond(A) + cond(S, 'fro') + x' * v(:, 1) * (v(:, 1)' * x) + log(d(1, 1));
end
%@ at [1 2 0.5; -4 3 1; 0.2 1 9], [1; 0; 2]
%@ at [1 2; 0.3 4], [1; 0.3]
