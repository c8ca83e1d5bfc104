function z = polar_factor(A)
  % The rotation nearest to a matrix of equal singular values.
  [U, S, V] = svd(A);
  R = U * V';
  z = R(1, 2) + 2 * R(2, 2);
end
%@ at [1.2 -1.6; 1.6 1.2]
%@ gradient differences
