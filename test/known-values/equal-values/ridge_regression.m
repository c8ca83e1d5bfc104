function z = ridge_regression(A, b)
  % Regression by filter factors of an orthogonal design.
  [U, S, V] = svd(A, 'econ');
  s = diag(S);
  x = V * ((s ./ (s.^2 + 0.1)) .* (U' * b));
  z = x(1) + 2 * x(2)^2;
end
%@ at [1 1; 1 -1; 1 1; 1 -1], [1; 2; 3; 5]
%@ gradient differences
