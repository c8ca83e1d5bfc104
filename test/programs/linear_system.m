function z = linear_system(A, b)
  x = A \ b;
  y = b' / A;
  D = inv(A);
  z = x' * x + y * b + trace(D * A') + det(A) + sum(x ./ 2) + norm(b);
end
%@ at [4 1; 2 3], [1; 2]
%@ at [4 1 0; 2 5 1; 0.5 1 3], [1; 2; 3]
%@ at 2, 3
