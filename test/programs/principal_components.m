function [z, scores] = principal_components(X)
  % Principal components by singular vectors and by eigenvectors.
  Y = center(X);
  [U, S, V] = svd(Y, 'econ');
  scores = Y * V(:, 1) * sign(V(1, 1));
  share = diag(S).^2 / sum(diag(S).^2);
  [W, D] = eig(Y' * Y);
  z = share(1) + abs(W(:, end)' * [1; 2; 0.5]) + sum(sqrt(diag(D))) + sum(svd(X)) + U(1, 1)^2;
end
%@ at [1 2 7; 4 3 1; 0 5 2; 2 -2 3.5]
%@ at [1 2 7; 4 3 1; 0 5 2; 2 -2 3.5; 1 1 1]
