function [P, growth, weights, shapes] = complex_modes(A, B, q, k)
  % Riccati by the stable eigenvectors of a Hamiltonian, and modes of matrices that are not symmetric: complex eigenvectors.
  n = rows(A);
  [V, D] = eig([A, -B * B'; -diag(q), -A']);
  stable = real(diag(D)) < 0;
  P = real(V(n + 1:end, stable) / V(1:n, stable));
  % The phase of each vector is that of its largest component, which the library makes real.
  [U, D, W] = eig(A);
  growth = sum(abs(U(:)) .^ 2 .* (1:n ^ 2)') + real(D(1));
  weights = abs(sum(conj(W) .* U, 1));
  shapes = [real(U(:)); imag(W(:))];
  [H, ~] = eig(A + 1i * k * B * [1, -2]);
  shapes = [shapes; abs(H(:)); real(H(:)); imag(H(:))];
end
%@ at [0 1; -1.5 -0.5], [0; 1], [1; 2], 0.7
%@ at [0.2 1.3; -2 -0.5], [0.3; 1], [1; 0.2], 0.7
