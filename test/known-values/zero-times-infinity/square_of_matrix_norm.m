function y = square_of_matrix_norm(X)
  % of a matrix, norm is the largest singular value
  y = norm(X)^2;
end
%@ at [1 2; 3 4]
%@ gradient differences
