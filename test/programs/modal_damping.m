function [f, zeta, share] = modal_damping(k, m)
  % Frequencies of a chain of masses, and the damping of its modes, from the generalized eigenvectors.
  n = numel(k);
  K = zeros(n);
  K(1, 1) = k(1);
  for e = 2:n
    K(e - 1:e, e - 1:e) = K(e - 1:e, e - 1:e) + k(e) * [1, -1; -1, 1];
  end
  M = diag(m);
  [V, D] = eig(K, M);
  f = sqrt(diag(D)) / (2 * pi);
  C = 0.02 * M + 0.003 * K;
  zeta = diag(V' * C * V) ./ (2 * sqrt(diag(D)) .* V(1, :)' .^ 2);
  [V, d] = eig(K, M, 'vector');
  share = (V(:, 1)' * m)^2 / (d(1) * sum(m));
end
%@ at [10; 20; 15], [1; 1.5; 0.8]
%@ at [3; 5], [0.7; 2]
%@ at 4, 1.5
