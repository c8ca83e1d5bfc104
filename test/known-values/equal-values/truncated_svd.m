function z = truncated_svd(A, k)
  % The best approximation of rank k of a matrix that has no more.
  [U, S, V] = svd(A);
  B = U(:, 1:k) * S(1:k, 1:k) * V(:, 1:k)';
  z = B(1, 2) + B(3, 3)^2;
end
%@ independents A
%@ at [1; 2; 3; 1] * [1 2 1 3] + [1; -1; 0; 2] * [2 0 1 1], 2
%@ gradient differences
