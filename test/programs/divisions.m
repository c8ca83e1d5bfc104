function z = divisions(A, b)
  % Left and right division by a matrix, inverse, determinant, transposes.
  x = A \ b;
  y = b' / A;
  z = x' * y' + det(A) * trace(inv(A)) + norm(x);
end
%@ at [4 1; 2 3], [1; 2]
%@ at [4 1 0; 2 5 1; 0.5 1 3], [1; 2; 3]
