function z = procrustes_error(X, Y)
  % What remains between two clouds of points, the one turned to fit the other (Kabsch).
  [U, S, V] = svd(X' * Y);
  T = X * (U * V');
  z = sum(sum((T - Y).^2));
end
%@ at [1 1; 1 -1; -1 1; -1 -1], [1 1; 1 -1; -1 1; -1 -1] * [0 -2; 2 0]
%@ gradient differences
