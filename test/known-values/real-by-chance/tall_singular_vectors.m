function z = tall_singular_vectors(t)
  % Complex numbers whose imaginary part is zero at the point become real ones: their factors still move in it.
  A = [4 1 0.5; 1 3 0.2; 2 0.2 1; 1 2 3] + 1i * real(t) * [1 2 3; 4 5 7; 1 1 2; 0 4 1];
  [U, S, V] = svd(A, 'econ');
  P = U * U';
  Q = V * diag([1 2 3]) * V';
  z = imag(sum(svd(A)) + P(1, 2) + 2 * P(4, 1) + 3 * Q(1, 2) - Q(3, 1));
end
%@ at 0
%@ gradient differences
%@ none
